/// A value of a property list as `description` prints it: `{ key = value; }`, `( a, b )`, strings.
indirect enum PropertyListValue {
  case string([UInt8])
  /// The members, and the whole as it was printed.
  case dictionary([(key: String, value: PropertyListValue)], text: [UInt8])
  case array([PropertyListValue], text: [UInt8])
}

/// Reads a printed property list, cut or not; whatever is no list is a string.
struct PropertyListReader {
  private let bytes: [UInt8]
  private let limit: Int
  private(set) var position: Int

  init(_ bytes: [UInt8], _ position: Int, limit: Int) {
    self.bytes = bytes
    self.position = position
    self.limit = limit
  }

  mutating func value(depth: Int) -> PropertyListValue {
    position = bytes.afterSpace(position, limit)
    guard position < limit, depth < Limits.maximumDepth else {
      position = limit
      return .string([])
    }
    switch bytes[position] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "\""): return .string(quoted())
    default: return .string(bare())
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyListValue {
    let start = position
    position += 1
    var members: [(key: String, value: PropertyListValue)] = []
    while true {
      position = bytes.afterSpace(position, limit)
      guard position < limit else { break }
      if bytes[position] == UInt8(ascii: "}") {
        position += 1
        break
      }
      let before = position
      let key = bytes[position] == UInt8(ascii: "\"") ? quoted() : bare()
      position = bytes.afterSpace(position, limit)
      if position < limit, bytes[position] == UInt8(ascii: "=") {
        position += 1
        members.append((String(decoding: key, as: UTF8.self), value(depth: depth + 1)))
        position = bytes.afterSpace(position, limit)
      }
      if position < limit, bytes[position] == UInt8(ascii: ";") { position += 1 }
      // Text that is no list must not stop the reader where it is.
      if position == before { position += 1 }
    }
    return .dictionary(members, text: Array(bytes[start..<position]))
  }

  private mutating func array(depth: Int) -> PropertyListValue {
    let start = position
    position += 1
    var elements: [PropertyListValue] = []
    while true {
      position = bytes.afterSpace(position, limit)
      guard position < limit else { break }
      if bytes[position] == UInt8(ascii: ")") {
        position += 1
        break
      }
      let before = position
      elements.append(value(depth: depth + 1))
      position = bytes.afterSpace(position, limit)
      if position < limit, bytes[position] == UInt8(ascii: ",") { position += 1 }
      if position == before { position += 1 }
    }
    return .array(elements, text: Array(bytes[start..<position]))
  }

  private mutating func quoted() -> [UInt8] {
    let start = position + 1
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, limit)
    position = min(end + 1, limit)
    return start <= end ? Unescaped.bytes(bytes[start..<end]) : []
  }

  /// An unquoted string, or data and objects in angles, which may hold spaces.
  private mutating func bare() -> [UInt8] {
    let start = position
    var angles = 0
    while position < limit {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { angles += 1 }
      if byte == UInt8(ascii: ">") { angles -= 1 }
      let ends = ";,=(){}\"\n".utf8.contains(byte) || angles <= 0 && isSpace(byte)
      if ends, angles <= 0 || byte == 0x0a || byte == UInt8(ascii: ";") { break }
      position += 1
    }
    return Array(bytes[start..<position])
  }
}
