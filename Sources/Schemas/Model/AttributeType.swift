/// The type of an attribute, in the words of the model file.
package struct AttributeType: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension AttributeType {
  package static let integer16 = Self(rawValue: "Integer 16")
  package static let integer32 = Self(rawValue: "Integer 32")
  package static let integer64 = Self(rawValue: "Integer 64")
  package static let decimal = Self(rawValue: "Decimal")
  package static let double = Self(rawValue: "Double")
  package static let float = Self(rawValue: "Float")
  package static let string = Self(rawValue: "String")
  package static let boolean = Self(rawValue: "Boolean")
  package static let date = Self(rawValue: "Date")
  package static let binary = Self(rawValue: "Binary")
  package static let uuid = Self(rawValue: "UUID")
  package static let uri = Self(rawValue: "URI")
  package static let transformable = Self(rawValue: "Transformable")
  package static let composite = Self(rawValue: "Composite")
  package static let undefined = Self(rawValue: "Undefined")
  package static let objectID = Self(rawValue: "Object ID")
}
