/// Words that stand where a private name could, and are the same for everyone.
enum Structure {
  private static let words = Set(
    [
      "", "(null)", "null", "nil", "none", "unknown", "(none)", "<private>", "<redacted>",
      "__defaultOwner__", "_defaultOwner__", "_defaultOwner_", "_defaultZone", "_world",
      "cloudkit.zoneshare", "cloudkit.share", "com.apple.coredata.cloudkit.zone", "true", "false",
    ].map { Array($0.utf8) }
  )

  /// Whether a value tells nothing of anyone: such a word, a pseudonym, a pointer, a placeholder,
  /// or an object whose own description follows.
  static func isStructural(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return true }
    if "<(%{[".utf8.contains(first) || Pseudonyms.isPseudonym(value) { return true }
    if value.count < 40, words.contains(Array(value)) { return true }
    if value.starts(with: "Optional(".utf8) || value.starts(with: "0x".utf8) { return true }
    if value.starts(with: "Error Domain=".utf8) { return true }
    return value.starts(with: "com.apple.coredata.cloudkit.".utf8)
  }
}
