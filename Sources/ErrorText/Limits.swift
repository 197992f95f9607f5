/// The limits of reading error text.
enum Limits {
  /// The deepest nesting that is read; what lies deeper is kept as text. Each level costs the
  /// reader stack, and no error that was ever pasted has ten.
  static let maximumDepth = 64

  /// The longest key of a userInfo dictionary or identifier of an item.
  static let maximumKeyLength = 2_048

  /// How far before a localized description's code its sentence may begin.
  static let maximumSentenceLength = 2_048
}
