/// Reads the members of an object as the types that the report format gives them.
///
/// A member that is absent or null is nil; one of another type is an error that names it.
package struct MemberReader {
  package let object: JSONObject
  /// What stands before a member's name in a message, for example `error.`.
  private let path: String

  package init(_ object: JSONObject, path: String = "") {
    self.object = object
    self.path = path
  }

  private func read<Value>(
    _ name: String,
    _ wanted: String,
    _ value: (JSONValue) -> Value?
  ) throws(EventError) -> Value? {
    guard let found = object[name], !found.isNull else { return nil }
    guard let value = value(found) else {
      throw .wrongType(member: path + name, wanted: wanted, found: found.typeName)
    }
    return value
  }

  package func text(_ name: String) throws(EventError) -> String? {
    try read(name, "a string", \.text)
  }

  package func requiredText(_ name: String) throws(EventError) -> String {
    guard let text = try text(name) else { throw .missing(member: path + name) }
    return text
  }

  package func integer(_ name: String) throws(EventError) -> Int? {
    try read(name, "a whole number of at most 64 bits") { $0.integer.map(Int.init) }
  }

  package func double(_ name: String) throws(EventError) -> Double? {
    try read(name, "a number in range") { $0.double.flatMap { $0.isFinite ? $0 : nil } }
  }

  package func flag(_ name: String) throws(EventError) -> Bool? {
    try read(name, "true or false", \.bool)
  }

  package func object(_ name: String) throws(EventError) -> JSONObject? {
    try read(name, "an object", \.object)
  }

  package func array(_ name: String) throws(EventError) -> [JSONValue]? {
    try read(name, "an array", \.array)
  }

  package func time(_ name: String) throws(EventError) -> Timestamp? {
    guard let text = try text(name) else { return nil }
    guard let time = Timestamp(text) else {
      throw .unreadableTime(member: path + name, text: text)
    }
    return time
  }

  package func chain(_ name: String) throws(EventError) -> ErrorChain? {
    guard let object = try object(name) else { return nil }
    return try ErrorChain(object, path: "\(path)\(name).")
  }

  /// An object whose values are all of one kind, as pairs in order.
  private func pairs<Value>(
    _ name: String,
    _ wanted: String,
    _ value: (JSONValue) -> Value?
  ) throws(EventError) -> [(String, Value)]? {
    guard let object = try object(name) else { return nil }
    var pairs: [(String, Value)] = []
    pairs.reserveCapacity(object.members.count)
    for member in object.members {
      guard let value = value(member.value) else {
        throw .wrongType(
          member: "\(path)\(name).\(member.name)",
          wanted: wanted,
          found: member.value.typeName
        )
      }
      pairs.append((member.name, value))
    }
    return pairs
  }

  /// An object of whole numbers, for example how many objects of each entity were inserted.
  package func counts(_ name: String) throws(EventError) -> [String: Int]? {
    try pairs(name, "a whole number") { $0.integer.map(Int.init) }
      .map { Dictionary($0) { $1 } }
  }

  /// An object of texts, for example the type of each field.
  package func texts(_ name: String) throws(EventError) -> [String: String]? {
    try pairs(name, "a string", \.text).map { Dictionary($0) { $1 } }
  }

  /// An object of objects of texts, for example the fields of each record type.
  package func textTables(_ name: String) throws(EventError) -> [String: [String: String]]? {
    try pairs(name, "an object of strings") { value in
      value.object.flatMap { object in
        object.members.allSatisfy { $0.value.text != nil }
          ? Dictionary(object.members.map { ($0.name, $0.value.text ?? "") }) { $1 } : nil
      }
    }.map { Dictionary($0) { $1 } }
  }

  /// An object of lists of texts, for example the entities of each configuration.
  package func textLists(_ name: String) throws(EventError) -> [String: [String]]? {
    try pairs(name, "an array of strings") { value in
      value.array.flatMap { elements in
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
      }
    }.map { Dictionary($0) { $1 } }
  }
}
