/// Replaces private data by pseudonyms, and leaves everything else as it stands.
///
/// ```swift
/// var redactor = Redactor(key: .random())
/// redactor.text("saved by anna@example.com")  // "saved by email:1f2e3d4c5b6a7988"
/// ```
///
/// The same piece of text becomes the same pseudonym, and a redacted text stays as it is when it
/// is redacted again.
package struct Redactor: Sendable {
  private let kinds: Set<PrivateKind>
  private var pseudonyms: Pseudonyms
  /// What was replaced, where that is to be told.
  private(set) var replacements: [Replacement] = []
  private let isTelling: Bool

  /// A redactor of some kinds of private data.
  ///
  /// One that tells keeps each replacement until it is taken with `takeReplacements`.
  package init(
    key: PseudonymKey,
    kinds: Set<PrivateKind> = Set(PrivateKind.allCases),
    isTelling: Bool = false
  ) {
    self.kinds = kinds
    self.isTelling = isTelling
    pseudonyms = Pseudonyms(key: key)
  }

  /// Whether every kind of private data is replaced, not only identifiers.
  var isWhole: Bool { kinds.count == PrivateKind.allCases.count }

  /// The replacements since the last time.
  package mutating func takeReplacements() -> [Replacement] {
    defer { replacements = [] }
    return replacements
  }

  /// The text without its private parts.
  package mutating func text(_ text: String) -> String {
    guard let bytes = bytes(Array(text.utf8)) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without its private parts; nil where it has none.
  mutating func bytes(_ bytes: [UInt8]) -> [UInt8]? {
    var scan = TextScan(bytes)
    var result: [UInt8] = []
    var position = 0
    while position < scan.count {
      guard let found = find(in: &scan, at: position) else {
        position += 1
        continue
      }
      result += bytes[scan.floor..<found.range.lowerBound]
      result += replaced(bytes[found.range], as: found.kind).utf8
      scan.floor = found.range.upperBound
      scan.lastKind = found.kind
      position = max(found.range.upperBound, position)
    }
    guard scan.floor > 0 else { return nil }
    return result + bytes[scan.floor...]
  }

  /// What the first pattern finds whose kind is to be replaced.
  private func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    for pattern in Patterns.byTrigger[Int(scan.bytes[position])] {
      guard let found = pattern.find(in: &scan, at: position), kinds.contains(found.kind),
        found.range.lowerBound >= scan.floor, found.range.upperBound > scan.floor,
        !Pseudonyms.isPseudonym(scan.bytes[found.range])
      else { continue }
      return found
    }
    return nil
  }

  /// The pseudonym of a value that is private as a whole.
  mutating func whole(_ value: String, as kind: PrivateKind) -> String {
    guard kinds.contains(kind) else { return value }
    let bytes = Array(value.utf8)
    return Structure.isStructural(bytes[...]) ? value : replaced(bytes[...], as: kind)
  }

  private mutating func replaced(_ bytes: ArraySlice<UInt8>, as kind: PrivateKind) -> String {
    let pseudonym = pseudonyms.pseudonym(of: bytes, as: kind)
    if isTelling {
      let text = String(decoding: bytes, as: UTF8.self)
      replacements.append(Replacement(kind: kind, text: text, pseudonym: pseudonym))
    }
    return pseudonym
  }
}
