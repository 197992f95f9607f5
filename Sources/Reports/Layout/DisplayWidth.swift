extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// How many columns of a terminal the character takes: two for CJK and emoji.
  var columns: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    let isEmoji = scalars.contains { $0.value == 0xfe0f || $0.properties.isEmojiPresentation }
    if isEmoji { return 2 }
    // Terminals add up the letters of a cluster of an Indic script.
    return scalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return Self.isWide(value) ? 2 : 1
    }
  }

  /// East Asian Width W and F, in the ranges of UAX 11; emoji are told by their own property.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf,
      0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff,
      0x1f200...0x1f265, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
