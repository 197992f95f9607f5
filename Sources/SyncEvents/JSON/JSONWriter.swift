/// Writes JSON text: one line of an event, or an answer indented for people.
package struct JSONWriter {
  /// The text so far.
  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool

  /// A writer; an indented one puts every member on a line of its own.
  package init(isIndented: Bool = false) {
    self.isIndented = isIndented
  }

  /// The value on one line, without a line feed.
  package static func line(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  /// The value with a line for each member, without a final line feed.
  package static func indented(_ value: JSONValue) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.write(value)
    return writer.text
  }

  /// The text so far; it is UTF-8, since every string that went in was.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the value.
  package mutating func write(_ value: JSONValue) {
    write(value, depth: 0)
  }

  /// Appends a line feed.
  package mutating func endLine() {
    bytes.append(0x0a)
  }

  /// Forgets the text but keeps its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append("\(value)")
    case .number(let text): append(text)
    case .string(let text): write(text)
    case .array(let elements):
      sequence(elements, "[", "]", depth) { $0.write($1, depth: depth + 1) }
    case .object(let object):
      sequence(object.members, "{", "}", depth) { writer, member in
        writer.write(member.name)
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func sequence<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    _ depth: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    append(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      indent(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { indent(depth) }
    append(close)
  }

  private mutating func indent(_ depth: Int) {
    guard isIndented else { return }
    bytes.append(0x0a)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0a: append("\\n")
      case 0x0d: append("\\r")
      case 0x09: append("\\t")
      case 0x08: append("\\b")
      case 0x0c: append("\\f")
      case ..<0x20: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
