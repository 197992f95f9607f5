import SyncEvents

/// Reads `{key=value, key=value}` after `UserInfo=`, where values are printed raw.
struct UserInfoParser {
  let parser: ErrorParser
  private var bytes: [UInt8] { parser.bytes }

  init(parser: ErrorParser) {
    self.parser = parser
  }

  /// Reads from the opening brace; returns where the dictionary ends.
  func read(at open: Int, limit: Int, level: Int, into chain: inout ErrorChain) -> Int {
    defer { UserInfoKeys.dropRepeated(in: &chain) }
    var position = open + 1
    while position < limit {
      while position < limit, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: ",") {
        position += 1
      }
      guard position < limit else { break }
      if bytes[position] == UInt8(ascii: "}") { return position + 1 }
      guard let equals = keyEnd(from: position, limit: limit) else {
        return skipToBrace(from: position, limit: limit)
      }
      let key = bytes.text(position..<equals)
      let value = self.value(at: equals + 1, limit: limit, level: level)
      take(key, value, into: &chain)
      position = value.range.upperBound
    }
    return limit
  }

  private func keyEnd(from start: Int, limit: Int) -> Int? {
    var position = start
    while position < min(limit, start + Limits.maximumKeyLength) {
      switch bytes[position] {
      case UInt8(ascii: "="): return position
      case UInt8(ascii: "}"), 0x0a: return nil
      default: position += 1
      }
    }
    return nil
  }

  private func skipToBrace(from start: Int, limit: Int) -> Int {
    bytes.index(of: UInt8(ascii: "}"), from: start, limit: limit).map { $0 + 1 } ?? limit
  }

  /// A value's place, and the errors in it.
  struct Value {
    var range: Range<Int>
    var errors: [ErrorChain]
    var list: PropertyListValue?
  }

  /// Reads a value up to the comma before the next key, or the brace that closes the dictionary.
  private func value(at start: Int, limit: Int, level: Int) -> Value {
    var errors: [ErrorChain] = []
    if start < limit, let list = printedList(at: start, limit: limit) {
      return list
    }
    var braces = 0
    var brackets = 0
    var position = start
    while position < limit {
      if let error = parser.error(at: position, limit: limit, level: level) {
        errors.append(error.chain)
        position = max(error.range.upperBound, position + 1)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "}"):
        if braces == 0 { return Value(range: start..<position, errors: errors) }
        braces -= 1
      case UInt8(ascii: ","):
        if braces == 0, brackets == 0, isBeforeKey(position, limit: limit) {
          return Value(range: start..<position, errors: errors)
        }
      default: break
      }
      position += 1
    }
    return Value(range: start..<limit, errors: errors)
  }

  /// A list of quoted strings or a dictionary over several lines, as property lists print them.
  private func printedList(at start: Int, limit: Int) -> Value? {
    guard bytes[start] == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: "{"),
      start + 1 < limit, bytes[start + 1] == 0x0a
    else { return nil }
    var reader = PropertyListReader(bytes, start, limit: limit)
    let list = reader.value(depth: parser.depth)
    return Value(range: start..<max(reader.position, start + 1), errors: [], list: list)
  }

  /// Whether `, Key=` stands there: only then does a comma end a value.
  private func isBeforeKey(_ comma: Int, limit: Int) -> Bool {
    var position = bytes.afterSpace(comma + 1, limit)
    let start = position
    while position < min(limit, start + 128) {
      switch bytes[position] {
      case UInt8(ascii: "="): return position > start
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "$"):
        position += 1
      default: return false
      }
    }
    return false
  }

  private func take(_ key: String, _ value: Value, into chain: inout ErrorChain) {
    if let list = value.list {
      take(key, list, into: &chain)
    } else {
      let text = bytes.text(value.range)
      UserInfoKeys.take(key, text: text, errors: value.errors, into: &chain)
    }
  }

  /// Takes members of a printed property list; what is known already stays.
  func take(
    _ members: [(key: String, value: PropertyListValue)],
    into chain: inout ErrorChain
  ) {
    defer { UserInfoKeys.dropRepeated(in: &chain) }
    for (key, value) in members { take(key, value, into: &chain) }
  }

  private func take(_ key: String, _ value: PropertyListValue, into chain: inout ErrorChain) {
    switch value {
    case .string(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      let errors = inner(bytes).map(\.chain)
      UserInfoKeys.take(key, text: text, errors: errors, into: &chain)
    case .array(let elements, let text):
      let errors = elements.flatMap { element -> [ErrorChain] in
        if case .string(let bytes) = element { inner(bytes).map(\.chain) } else { [] }
      }
      UserInfoKeys.take(
        key,
        text: String(decoding: text, as: UTF8.self),
        errors: errors,
        into: &chain
      )
    case .dictionary(let members, let text):
      take(key, dictionary: members, String(decoding: text, as: UTF8.self), into: &chain)
    }
  }

  private func inner(_ bytes: [UInt8]) -> [FoundError] {
    guard parser.depth + 1 < Limits.maximumDepth else { return [] }
    return ErrorParser(bytes, depth: parser.depth + 1).errors(in: 0..<bytes.count)
  }

  private func take(
    _ key: String,
    dictionary members: [(key: String, value: PropertyListValue)],
    _ text: String,
    into chain: inout ErrorChain
  ) {
    guard UserInfoKeys.partialErrors.contains(key) else {
      return UserInfoKeys.take(key, text: text, errors: [], into: &chain)
    }
    chain.partial = members.compactMap { item, value in
      guard case .string(let bytes) = value, let error = inner(bytes).first else { return nil }
      return PartialError(item: item, error: error.chain)
    }
  }
}
