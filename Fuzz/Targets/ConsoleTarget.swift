package import Ingest
import SyncEvents

/// Console text in any style.
package enum ConsoleTarget: FuzzTarget {
  package static let name = "console"
  package static let formats: [InputFormat] = [.console]
  package static let fixtureEndings = [
    "console.txt", "unified.txt", "error.txt", "report.txt", "alert.txt",
  ]

  package static func check(_ bytes: [UInt8]) throws {
    let reading = try Reading.checked(bytes, as: .console)
    try reading.checkLinesAreKept(of: bytes)
  }
}

extension Reading {
  /// Every line of a console stands in the text of an event, or is a report line.
  func checkLinesAreKept(of bytes: [UInt8]) throws {
    guard !Self.isContainer(bytes) else { return }
    var kept: Set<[UInt8]> = []
    for event in events {
      for member in ["message", "text"] {
        guard let text = event.body[member]?.text else { continue }
        for line in Array(text.utf8).split(separator: 0x0a) { kept.insert(Self.bare(line)) }
      }
    }
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    for raw in bytes[start...].split(separator: 0x0a) {
      let line = Self.bare(Array(String(decoding: raw, as: UTF8.self).utf8)[...])
      guard !line.isEmpty, !kept.contains(line), !Self.isReportLine(line) else { continue }
      // A prefix that was read is told by members instead where the text is the message alone.
      throw Violation("a line is lost: \(String(decoding: line, as: UTF8.self))")
    }
  }

  private static func isReportLine(_ line: [UInt8]) -> Bool {
    line.last == UInt8(ascii: "}")
      && (line.first == UInt8(ascii: "{") || line.starts(with: Array("[CloudSyncMonitor]".utf8)))
  }

  /// A line without what is taken for white space at its ends.
  private static func bare(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: line, as: UTF8.self).trimmed.utf8)
  }
}
