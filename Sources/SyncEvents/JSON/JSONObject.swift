/// One name and value of an object.
package struct JSONMember: Sendable, Hashable {
  package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// The members of a JSON object, in order.
///
/// A name that stands twice is kept twice; reading it gives the last, as most parsers do.
package struct JSONObject: Sendable, Hashable {
  package var members: [JSONMember]

  package init(_ members: [JSONMember] = []) {
    self.members = members
  }

  /// The value of the last member of that name; setting replaces or appends it, nil removes it.
  package subscript(_ name: String) -> JSONValue? {
    get { members.last { $0.name == name }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let index = members.lastIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append(JSONMember(name: name, value: newValue))
      }
    }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// Appends the member unless the value is nil.
  package mutating func append(_ name: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(name: name, value: value)) }
  }

  /// Appends a text member unless the text is nil.
  package mutating func append(_ name: String, text: String?) {
    append(name, text.map(JSONValue.string))
  }

  /// Appends a whole number unless it is nil.
  package mutating func append(_ name: String, integer: Int?) {
    append(name, integer.map { .integer(Int64($0)) })
  }

  /// Appends a flag unless it is nil.
  package mutating func append(_ name: String, flag: Bool?) {
    append(name, flag.map(JSONValue.bool))
  }

  /// Appends a time unless it is nil.
  package mutating func append(_ name: String, time: Timestamp?) {
    append(name, time.map { .string($0.description) })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { JSONMember(name: $0.0, value: $0.1) })
  }
}
