/// A JSON value as it stood in its text: members keep their order, numbers their digits.
///
/// Events keep members that this version does not know, so the vocabulary needs a value for them.
package enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A whole number whose text is the shortest for its value.
  case integer(Int64)
  /// Any other number, as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  package var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The text of a string.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a whole number that fits.
  package var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The value of any number, as near as a double comes.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let text): Double(text)
    default: nil
    }
  }

  /// The value of `true` or `false`.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// What the value is, in words for a message: "a string", "an object".
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A number from a double: whole ones without a fraction, none for what is not finite.
  package static func double(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .null }
    return Int64(exactly: value).map(JSONValue.integer) ?? .number("\(value)")
  }

  /// The text, or null where there is none.
  package static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONMember(name: $0.0, value: $0.1) }))
  }
  package init(nilLiteral: ()) { self = .null }
}
