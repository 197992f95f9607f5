/// Makes text from data fit to be shown on one line.
///
/// Names and messages come from devices and servers: an escape sequence in one would repaint the
/// reader's terminal, a bidirectional override would turn the line around.
enum VisibleText {
  /// The text on one line: white space is a single space, control characters are signs.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) { return text }
    var line = String.UnicodeScalarView()
    var isAfterBreak = false
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if !isAfterBreak { line.append(" ") }
        isAfterBreak = true
      } else {
        line.append(contentsOf: sign(for: scalar))
        isAfterBreak = false
      }
    }
    return String(line)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func sign(for scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar.value {
    case 0x00...0x1f: return name(0x2400 + scalar.value)
    case 0x7f: return name(0x2421)
    // Joiners make letters and emoji what they are; every other invisible sign deceives.
    case 0x200c, 0x200d: return String(scalar).unicodeScalars
    // No document of XML may hold them, whichever way they are written.
    case 0xfffe, 0xffff: return name(0xfffd)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format:
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      default: return String(scalar).unicodeScalars
      }
    }
  }

  private static func name(_ value: UInt32) -> String.UnicodeScalarView {
    Unicode.Scalar(value).map { String($0).unicodeScalars } ?? "?".unicodeScalars
  }
}

extension VisibleText {
  /// A line to copy: spaces stay, and what could deceive is shown.
  static func code(_ text: String) -> String {
    let margin = text.prefix { $0 == " " }
    return margin + line(String(text.dropFirst(margin.count)))
  }
}
