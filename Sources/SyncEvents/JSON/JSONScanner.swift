/// Reads the JSON text of one event line.
///
/// Foundation's decoder stops at 512 levels, loses the digits of numbers and is some twenty times
/// slower; tests hold this scanner against it. It takes RFC 8259's grammar and UTF-8 exactly,
/// except that a lone surrogate in an escape is refused: no Swift string can hold one.
package struct JSONScanner {
  private var position = 0
  private let maximumDepth: Int
  private var values = 0

  private init(maximumDepth: Int) {
    self.maximumDepth = maximumDepth
  }

  /// The value that the whole text is.
  package static func value(
    in bytes: Span<UInt8>,
    maximumDepth: Int = Limits.maximumDepth
  ) throws(JSONError) -> JSONValue {
    var scanner = JSONScanner(maximumDepth: maximumDepth)
    scanner.skipSpace(bytes)
    let value = try scanner.value(bytes, depth: 1)
    scanner.skipSpace(bytes)
    guard scanner.position == bytes.count else {
      throw JSONError("something after the value", at: scanner.position)
    }
    return value
  }

  /// The value that the whole text is.
  package static func value(in text: String) throws(JSONError) -> JSONValue {
    try value(in: Array(text.utf8).span)
  }

  private mutating func value(_ bytes: Span<UInt8>, depth: Int) throws(JSONError) -> JSONValue {
    guard position < bytes.count else { throw JSONError("the text ends", at: position) }
    values += 1
    guard values <= Limits.maximumValues else {
      throw JSONError("more than \(Limits.maximumValues) values", at: position)
    }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(bytes, depth: depth)
    case UInt8(ascii: "["): return try array(bytes, depth: depth)
    case UInt8(ascii: "\""): return .string(try string(bytes))
    case UInt8(ascii: "t"): return try word(bytes, "true", .bool(true))
    case UInt8(ascii: "f"): return try word(bytes, "false", .bool(false))
    case UInt8(ascii: "n"): return try word(bytes, "null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(bytes)
    default: throw JSONError("no value begins", at: position)
    }
  }

  private mutating func object(_ bytes: Span<UInt8>, depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONMember] = []
    if try isClosed(bytes, by: UInt8(ascii: "}")) { return .object(JSONObject()) }
    members.reserveCapacity(8)
    while true {
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw JSONError("a member's name is missing", at: position)
      }
      let name = try string(bytes)
      skipSpace(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
        throw JSONError("':' is missing after a member's name", at: position)
      }
      position += 1
      skipSpace(bytes)
      members.append(JSONMember(name: name, value: try value(bytes, depth: depth + 1)))
      if try isLast(bytes, closedBy: UInt8(ascii: "}")) { break }
    }
    return .object(JSONObject(members))
  }

  private mutating func array(_ bytes: Span<UInt8>, depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if try isClosed(bytes, by: UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value(bytes, depth: depth + 1))
      if try isLast(bytes, closedBy: UInt8(ascii: "]")) { break }
    }
    return .array(elements)
  }

  /// Steps over an opening bracket.
  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= maximumDepth else {
      throw JSONError("more than \(maximumDepth) levels", at: position)
    }
    position += 1
  }

  private mutating func isClosed(_ bytes: Span<UInt8>, by close: UInt8) throws(JSONError) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count, bytes[position] == close else { return false }
    position += 1
    return true
  }

  /// Steps over what follows an element: a comma, or the closing bracket.
  private mutating func isLast(
    _ bytes: Span<UInt8>,
    closedBy close: UInt8
  ) throws(JSONError) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count else { throw JSONError("the text ends", at: position) }
    let next = bytes[position]
    guard next == close || next == UInt8(ascii: ",") else {
      throw JSONError("',' or '\(Character(UnicodeScalar(close)))' is missing", at: position)
    }
    position += 1
    skipSpace(bytes)
    return next == close
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  private mutating func word(
    _ bytes: Span<UInt8>,
    _ word: String,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for (index, byte) in word.utf8.enumerated() {
      guard position + index < bytes.count, bytes[position + index] == byte else {
        throw JSONError("'\(word)' is misspelt", at: position)
      }
    }
    position += word.utf8.count
    return value
  }
}

// MARK: - Numbers

extension JSONScanner {
  private mutating func number(_ bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = take(bytes, UInt8(ascii: "-"))
    let whole = digits(bytes)
    guard !whole.isEmpty else { throw JSONError("a digit is missing", at: position) }
    guard whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else {
      throw JSONError("a number begins with 0", at: whole.lowerBound)
    }
    var isWhole = true
    if take(bytes, UInt8(ascii: ".")) {
      isWhole = false
      guard !digits(bytes).isEmpty else { throw JSONError("a digit is missing", at: position) }
    }
    if take(bytes, UInt8(ascii: "e")) || take(bytes, UInt8(ascii: "E")) {
      isWhole = false
      if !take(bytes, UInt8(ascii: "+")) { _ = take(bytes, UInt8(ascii: "-")) }
      guard !digits(bytes).isEmpty else { throw JSONError("a digit is missing", at: position) }
    }
    if isWhole, let value = integer(bytes, whole, isNegative: isNegative) {
      return .integer(value)
    }
    return .number(try text(bytes, start..<position))
  }

  private mutating func take(_ bytes: Span<UInt8>, _ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func digits(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = position
    while position < bytes.count,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return start..<position
  }

  /// The value where it fits and its text is the shortest; "-0" is not.
  private func integer(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    isNegative: Bool
  ) -> Int64? {
    guard range.count <= 19 else { return nil }
    var value: UInt64 = 0
    for index in range { value = value * 10 + UInt64(bytes[index] - UInt8(ascii: "0")) }
    if isNegative {
      guard value != 0, value <= Int64.min.magnitude else { return nil }
      return 0 &- Int64(bitPattern: value)
    }
    return Int64(exactly: value)
  }
}

// MARK: - Strings

extension JSONScanner {
  private mutating func string(_ bytes: Span<UInt8>) throws(JSONError) -> String {
    let start = position + 1
    position = Self.endOfPlainText(bytes, from: start)
    guard position < bytes.count else { throw JSONError("a string has no end", at: start - 1) }
    if bytes[position] == UInt8(ascii: "\"") {
      position += 1
      return try text(bytes, start..<position - 1)
    }
    return try escapedString(bytes, start: start)
  }

  /// The offset of the first quote, backslash or control byte, eight bytes at a step.
  private static func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    // A span of bytes has no padding that must not be read.
    let raw = unsafe bytes.bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= raw.byteCount {
      // Any eight bytes make a UInt64, and the bounds are checked by the call.
      let word = UInt64(
        littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
      )
      let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let isQuote = (quote &- ones) & ~quote
      let isSlash = (slash &- ones) & ~slash
      let isControl = (word &- (ones &* 0x20)) & ~word
      let found = (isQuote | isSlash | isControl) & highs
      if found != 0 { return position + found.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      position += 1
    }
    return position
  }

  private mutating func escapedString(
    _ bytes: Span<UInt8>,
    start: Int
  ) throws(JSONError) -> String {
    var unescaped: [UInt8] = []
    var from = start
    while true {
      position = Self.endOfPlainText(bytes, from: from)
      for index in from..<position { unescaped.append(bytes[index]) }
      guard position < bytes.count else { throw JSONError("a string has no end", at: start - 1) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return try text(unescaped.span, 0..<unescaped.count, at: start)
      case UInt8(ascii: "\\"):
        try escape(bytes, into: &unescaped)
        from = position
      default:
        throw JSONError("a control byte stands in a string", at: position)
      }
    }
  }

  private mutating func escape(
    _ bytes: Span<UInt8>,
    into text: inout [UInt8]
  ) throws(JSONError) {
    let start = position
    guard position + 1 < bytes.count else { throw JSONError("the text ends", at: position) }
    position += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var scalar = UInt32(try codeUnit(bytes))
      if 0xd800..<0xdc00 ~= scalar, position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        let low = UInt32(try codeUnit(bytes))
        guard 0xdc00..<0xe000 ~= low else {
          throw JSONError("half of a surrogate pair stands alone", at: start)
        }
        scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(scalar) else {
        throw JSONError("half of a surrogate pair stands alone", at: start)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: throw JSONError("an unknown escape", at: start)
    }
  }

  private mutating func codeUnit(_ bytes: Span<UInt8>) throws(JSONError) -> UInt16 {
    guard position + 4 <= bytes.count else { throw JSONError("the text ends", at: position) }
    var value: UInt16 = 0
    for index in position..<position + 4 {
      guard let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue else {
        throw JSONError("not a hexadecimal digit", at: index)
      }
      value = value << 4 | UInt16(digit)
    }
    position += 4
    return value
  }

  private func text(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    at offset: Int? = nil
  ) throws(JSONError) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      throw JSONError(
        "not UTF-8",
        at: (offset ?? 0) + error.byteOffsets.lowerBound + range.lowerBound
      )
    }
  }
}
