/// Strings as UTF-8, one after another, so that adding one allocates nothing.
struct StringPool: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each string ends in the bytes.
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ utf8: RawSpan) {
    unsafe utf8.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    ends.append(bytes.count)
  }

  func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  /// Compares bytes, not characters: two spellings of one character are two strings here, and each
  /// must come back as it was.
  func string(_ number: Int, equals utf8: RawSpan) -> Bool {
    let range = range(number)
    guard range.count == utf8.byteCount else { return false }
    return unsafe FastHash.areEqual(bytes.span.bytes.extracting(range), utf8)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
