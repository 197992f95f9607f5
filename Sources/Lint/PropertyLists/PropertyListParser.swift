/// Reads property lists in XML, keeping lines, which Foundation's decoder does not.
///
/// It takes what Xcode and plutil write: elements without name spaces, the five entities and
/// character references. A document type is passed over unread, so it can define nothing.
struct PropertyListParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that the whole text is.
  static func value(in bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var parser = PropertyListParser(bytes)
    let root = try parser.tag()
    guard root.name == "plist", root.kind == .open else {
      throw PropertyListError(line: root.line, found: "<\(root.name)>, not <plist>")
    }
    let value = try parser.value(try parser.tag(), depth: 1)
    let end = try parser.tag()
    guard end.kind == .close, end.name == "plist" else {
      throw PropertyListError(line: end.line, found: "<\(end.name)> after the value")
    }
    return value
  }

  private struct Tag {
    enum Kind { case open, close, empty }
    let name: String
    let kind: Kind
    let line: Int
  }

  private mutating func value(
    _ tag: Tag,
    depth: Int
  ) throws(PropertyListError) -> PropertyListValue {
    guard depth <= Limits.maxPropertyListDepth else {
      throw PropertyListError(line: tag.line, found: "values nested too deep")
    }
    guard tag.kind != .close else {
      throw PropertyListError(line: tag.line, found: "</\(tag.name)> where a value belongs")
    }
    let content: PropertyListValue.Content
    switch tag.name {
    case "dict": content = .dictionary(tag.kind == .empty ? [] : try entries(depth: depth))
    case "array": content = .array(tag.kind == .empty ? [] : try elements(depth: depth))
    case "true", "false":
      content = .flag(tag.name == "true")
      if tag.kind == .open { _ = try text(until: tag.name) }
    case "string": content = .string(tag.kind == .empty ? "" : try text(until: tag.name))
    case "integer", "real", "date", "data":
      content = .other(tag.kind == .empty ? "" : try text(until: tag.name))
    default: throw PropertyListError(line: tag.line, found: "<\(tag.name)>, which is no value")
    }
    return PropertyListValue(content: content, line: tag.line)
  }

  private mutating func entries(depth: Int) throws(PropertyListError) -> [PropertyListEntry] {
    var entries: [PropertyListEntry] = []
    while true {
      let tag = try tag()
      if tag.kind == .close, tag.name == "dict" { return entries }
      guard tag.name == "key", tag.kind != .close else {
        throw PropertyListError(line: tag.line, found: "<\(tag.name)> where a key belongs")
      }
      let key = tag.kind == .empty ? "" : try text(until: "key")
      let value = try value(try self.tag(), depth: depth + 1)
      entries.append(PropertyListEntry(key: key, line: tag.line, value: value))
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      let tag = try tag()
      if tag.kind == .close, tag.name == "array" { return elements }
      elements.append(try value(tag, depth: depth + 1))
    }
  }

  /// The next tag; what stands before it, declarations and comments included, is passed over.
  private mutating func tag() throws(PropertyListError) -> Tag {
    while true {
      while let byte = peek, byte != UInt8(ascii: "<") { advance() }
      guard peek != nil else { throw PropertyListError(line: line, found: "the end of the file") }
      if skips("<!--", to: "-->") || skips("<?", to: "?>") || skips("<!", to: ">") { continue }
      break
    }
    let start = line
    advance()
    let isClose = peek == UInt8(ascii: "/")
    if isClose { advance() }
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      text.append(byte)
      advance()
    }
    guard peek != nil else { throw PropertyListError(line: start, found: "a tag without an end") }
    advance()
    let isEmpty = text.last == UInt8(ascii: "/")
    let name = text.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name.prefix(40), as: UTF8.self),
      kind: isClose ? .close : isEmpty ? .empty : .open,
      line: start
    )
  }

  private mutating func text(until name: String) throws(PropertyListError) -> String {
    let start = line
    var text: [UInt8] = []
    while let byte = peek {
      if byte == UInt8(ascii: "<") {
        if skips("<!--", to: "-->") { continue }
        if starts("<![CDATA[") {
          move(9)
          while peek != nil, !starts("]]>") {
            text.append(bytes[position])
            advance()
          }
          move(3)
          continue
        }
        let tag = try tag()
        guard tag.kind == .close, tag.name == name else {
          throw PropertyListError(line: tag.line, found: "<\(tag.name)> in <\(name)>")
        }
        return Self.unescaped(String(decoding: text, as: UTF8.self))
      }
      text.append(byte)
      advance()
    }
    throw PropertyListError(line: start, found: "<\(name)> without an end")
  }

  /// The text with its entities; one it doesn't know stays as it is.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let named: [Substring: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let character = named[name] ?? code.flatMap(Unicode.Scalar.init).map(Character.init) {
        result.append(character)
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func move(_ count: Int) {
    for _ in 0..<count where position < bytes.count { advance() }
  }

  private func starts(_ mark: StaticString) -> Bool {
    let text = mark.description.utf8
    return position + text.count <= bytes.count
      && bytes[position..<position + text.count].elementsEqual(text)
  }

  /// Passes over what begins and ends so; the end of the file ends it, too.
  private mutating func skips(_ start: StaticString, to end: StaticString) -> Bool {
    guard starts(start) else { return false }
    while peek != nil, !starts(end) { advance() }
    move(end.utf8CodeUnitCount)
    return true
  }
}

/// Why a text is no property list, and where.
struct PropertyListError: Error, Equatable {
  let line: Int
  let found: String
}
