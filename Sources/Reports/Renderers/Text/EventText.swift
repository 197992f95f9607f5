package import SyncEvents

/// An event on one line: when, on which device, of which kind, and what it tells.
package enum EventText {
  /// Columns of the device's short name.
  private static let deviceWidth = 12
  private static let kindWidth = 9
  private static let timeWidth = 24

  /// The event's line, without a line feed.
  ///
  /// Where it is cut it ends at the style's width; else it is as long as it must be.
  package static func line(_ event: SyncEvent, style: TextStyle, cut: Bool = false) -> String {
    let time = event.time?.text(fractionDigits: 3) ?? "no time"
    let device = short(VisibleText.line(event.device ?? event.source?.name ?? "–"))
    let kind = VisibleText.line(event.kind.name)
    let words = EventWords(event)
    let told = VisibleText.line(words.text)
    let lead = [
      time.padded(to: timeWidth), device.padded(to: deviceWidth), kind.padded(to: kindWidth),
    ]
    let room = style.width - lead.reduce(0) { $0 + $1.columns + 1 }
    let shown = cut ? told.cut(to: max(1, room)) : told
    return
      (style.painted(lead[0], .quiet) + " \(lead[1]) \(lead[2]) "
      + style.painted(shown, words.tone)).trimmedEnd
  }

  /// The first part of a UUID, or as much of a name as fits.
  private static func short(_ device: String) -> String {
    let isUUID =
      device.utf8.count == 36 && device.utf8.count { $0 == UInt8(ascii: "-") } == 4
    return isUUID ? String(device.prefix(8)) : device.cut(to: deviceWidth)
  }
}
