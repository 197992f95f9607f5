/// What a byte of UTF-8 text is.
extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7a }

  var isHexadecimal: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }

  /// A letter, a digit or an underscore, or a part of a letter that is not of ASCII.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }

  /// White space and other control characters.
  var isBlank: Bool { self <= 0x20 }

  /// The small letter of a capital of ASCII.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5a ? self | 0x20 : self }
}
