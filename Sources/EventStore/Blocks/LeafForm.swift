import SyncEvents

/// How a value that is neither object nor array stands in a block; the number is part of format 1.
enum LeafForm: UInt8, CaseIterable {
  case null = 0
  case bool = 1
  case integer = 2
  /// A number that is no whole one, as its text.
  case number = 3
  case string = 4
  /// A UUID in capitals, or in small letters, as sixteen bytes.
  case upperUUID = 5
  case lowerUUID = 6
  /// `YYYY-MM-DDThh:mm:ssZ` with no, three, six or nine digits of a fraction, as nanoseconds.
  case seconds = 7
  case milliseconds = 8
  case microseconds = 9
  case nanoseconds = 10

  /// The digits of the fraction of a form of time; nil for other forms.
  var fractionDigits: Int? {
    switch self {
    case .seconds: 0
    case .milliseconds: 3
    case .microseconds: 6
    case .nanoseconds: 9
    default: nil
    }
  }
}

/// A string in the form that takes the least room and gives the very same text back.
enum PackedText {
  case text
  case uuid(UInt128, LeafForm)
  case time(Timestamp, LeafForm)

  init(_ text: String) {
    self =
      switch text.utf8.count {
      case 36: Self.uuid(text) ?? .text
      case 20: Self.time(text, .seconds) ?? .text
      case 24: Self.time(text, .milliseconds) ?? .text
      case 27: Self.time(text, .microseconds) ?? .text
      case 30: Self.time(text, .nanoseconds) ?? .text
      default: .text
      }
  }

  private static func time(_ text: String, _ form: LeafForm) -> PackedText? {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe buffer.span
      // A sixtieth second would come back as the next minute's first.
      guard bytes[10] == UInt8(ascii: "T"), bytes[bytes.count - 1] == UInt8(ascii: "Z"),
        bytes[17] < UInt8(ascii: "6"), let time = Timestamp(utf8: bytes)
      else { return nil }
      return .time(time, form)
    }
  }

  private static func uuid(_ text: String) -> PackedText? {
    guard let uuid = parsed(uuid: text), !(uuid.hasUpper && uuid.hasLower) else { return nil }
    return .uuid(uuid.value, uuid.hasLower ? .lowerUUID : .upperUUID)
  }

  /// The value of a UUID's text, and in which letters it is written; nil for another text.
  static func parsed(uuid text: String) -> (value: UInt128, hasUpper: Bool, hasLower: Bool)? {
    guard text.utf8.count == 36 else { return nil }
    var value: UInt128 = 0
    var hasUpper = false
    var hasLower = false
    var position = 0
    for byte in text.utf8 {
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt128(byte - 48)
        case UInt8(ascii: "A")...UInt8(ascii: "F"):
          hasUpper = true
          value = value << 4 | UInt128(byte - 55)
        case UInt8(ascii: "a")...UInt8(ascii: "f"):
          hasLower = true
          value = value << 4 | UInt128(byte - 87)
        default: return nil
        }
      }
      position += 1
    }
    return (value, hasUpper, hasLower)
  }

  /// The UUID's text.
  static func text(uuid value: UInt128, isLower: Bool) -> String {
    let letter: UInt8 = isLower ? 87 : 55
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append(UInt8(ascii: "-")) }
      let digit = UInt8(truncatingIfNeeded: value >> UInt128(124 - 4 * index)) & 15
      text.append(digit < 10 ? digit + 48 : digit + letter)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
