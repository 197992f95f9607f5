package import Schemas

/// The native attribute types as users write them.
package enum NativeType {
  static let names: [(name: String, type: AttributeType)] = [
    ("Integer16", .integer16), ("Integer32", .integer32), ("Integer64", .integer64),
    ("Double", .double), ("Float", .float), ("Decimal", .decimal), ("Boolean", .boolean),
    ("String", .string), ("Date", .date), ("Binary", .binary), ("UUID", .uuid), ("URI", .uri),
  ]

  private static let others: [String: AttributeType] = [
    "int": .integer64, "int16": .integer16, "int32": .integer32, "int64": .integer64,
    "integer": .integer64, "bool": .boolean, "data": .binary, "url": .uri,
  ]

  /// The field and type of `FIELD=TYPE`.
  package static func assignment(
    _ word: String
  ) throws(PlanError) -> (field: String, type: AttributeType) {
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw .notAnAssignment(word)
    }
    let name = String(word[word.index(after: equals)...])
    guard let type = type(named: name) else { throw .noSuchType(name) }
    return (String(word[..<equals]), type)
  }

  /// The type of a name, written with or without its space, in whatever case.
  static func type(named name: String) -> AttributeType? {
    let key = name.lowercased().filter { $0 != " " }
    return names.first { $0.name.lowercased() == key }?.type ?? others[key]
  }

  /// What a new attribute's name ends in.
  static func suffix(of type: AttributeType) -> String {
    switch type {
    case .integer16, .integer32, .integer64: "Int"
    case .double: "Double"
    case .float: "Float"
    case .decimal: "Decimal"
    case .boolean: "Bool"
    case .date: "Date"
    case .binary: "Data"
    case .uuid: "UUID"
    case .uri: "URL"
    default: "String"
    }
  }

  /// The type of the app's own property.
  static func swiftType(of type: AttributeType) -> String {
    switch type {
    case .integer16, .integer32, .integer64: "Int"
    case .double, .float: "Double"
    case .decimal: "Decimal"
    case .boolean: "Bool"
    case .date: "Date"
    case .binary: "Data"
    case .uuid: "UUID"
    case .uri: "URL"
    default: "String"
    }
  }

  /// The type of the managed property, where nil must stay nil.
  static func managedType(of type: AttributeType) -> String {
    switch type {
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
    case .decimal: "NSDecimalNumber"
    default: swiftType(of: type)
    }
  }

  static func isNumber(_ type: AttributeType) -> Bool {
    [.integer16, .integer32, .integer64, .double, .float, .boolean].contains(type)
  }
}
