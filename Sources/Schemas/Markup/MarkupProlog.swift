/// What precedes a document's root element, skipped to tell what the document is.
///
/// It reads no more than it must to recognise a file: the bytes are a prefix and may end anywhere.
struct MarkupProlog {
  private var rest: Substring

  /// Zero bytes and byte order marks are dropped, so that UTF-16 reads like ASCII.
  init(prefix: some Collection<UInt8>) {
    let bytes = prefix.prefix(Limits.recognitionBytes).filter { $0 != 0 && $0 < 0x80 }
    rest = Substring(String(decoding: bytes, as: UTF8.self))
  }

  /// The root's start tag without its brackets, as far as the prefix holds it.
  mutating func rootTag() -> Substring? {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<?") {
        guard skip(past: "?>") else { return nil }
      } else if rest.hasPrefix("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if rest.hasPrefix("<!DOCTYPE") {
        // Refused later, with its line; here it only must not hide what follows.
        let isSimple = rest.prefix { $0 != ">" }.contains("[") == false
        guard skip(past: isSimple ? ">" : "]>") else { return nil }
      } else {
        break
      }
    }
    guard rest.first == "<" else { return nil }
    return rest.dropFirst().prefix { $0 != ">" }
  }

  private mutating func skip(past end: String) -> Bool {
    guard let range = rest.firstRange(of: end) else { return false }
    rest = rest[range.upperBound...]
    return true
  }
}
