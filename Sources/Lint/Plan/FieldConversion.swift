/// How a value of an old attribute becomes one of the new.
package enum FieldConversion: Sendable, Equatable {
  /// A number, whose Swift type is `Double`, `Int` or `Bool`.
  case number
  /// The same class under a native type, such as a date.
  case same
  /// JSON text of a Codable value of this Swift type.
  case json(String)
  /// An archive of this class as data.
  case archive(String)
}
