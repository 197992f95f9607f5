/// The key under which pseudonyms are made: the same key gives the same pseudonyms.
package struct PseudonymKey: Sendable, Hashable {
  let bytes: [UInt8]

  /// The key that a file holds, the line's end of an editor left out; nil for too short or long a
  /// one.
  package init?(fileContents: [UInt8]) {
    var bytes = fileContents
    while let last = bytes.last, last == 0x0a || last == 0x0d { bytes.removeLast() }
    guard Limits.keyFileBytes.contains(bytes.count) else { return nil }
    self.bytes = bytes
  }

  /// A key that nobody knows and that is never seen again.
  package static func random() -> PseudonymKey {
    var generator = SystemRandomNumberGenerator()
    return PseudonymKey(
      bytes: (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    )
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
