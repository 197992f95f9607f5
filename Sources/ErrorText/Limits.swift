/// The limits of reading error text.
enum Limits {
  /// The deepest nesting that is read; what lies deeper is kept as text. Each level costs the
  /// reader stack, and no error that was ever pasted has ten.
  static let maximumDepth = 64

  /// The longest key of a userInfo dictionary or identifier of an item.
  static let maximumKeyLength = 2_048

  /// How much of an escaped text tells whether an error begins there: its mark, an address, a name.
  static let maximumHeadLength = 512

  /// The longest description of a Swift error's case; such are a few words.
  static let maximumSymbolLength = 512

  /// How far before a localized description's code its sentence may begin.
  static let maximumSentenceLength = 2_048
}
