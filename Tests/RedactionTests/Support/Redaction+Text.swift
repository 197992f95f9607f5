@testable import Redaction

/// Redacts with a key that is always the same.
enum Redacting {
  static let key = Array("a key for these tests".utf8)

  static var redactor: Redactor { redactor() }

  static func redactor(
    _ kinds: Set<PrivateKind> = Set(PrivateKind.allCases),
    isTelling: Bool = false
  ) -> Redactor {
    let key = PseudonymKey(fileContents: Self.key) ?? .random()
    return Redactor(key: key, kinds: kinds, isTelling: isTelling)
  }

  static func text(_ text: String) -> String {
    var redactor = Self.redactor
    return redactor.text(text)
  }

  /// The text with each private part in angles after its kind: `‹ipAddress 10.0.0.1›`.
  static func marked(_ text: String) -> String {
    var redactor = redactor(isTelling: true)
    var rest = redactor.text(text)[...]
    var marked = ""
    for replacement in redactor.takeReplacements() {
      guard let range = rest.firstRange(of: replacement.pseudonym) else { continue }
      marked += rest[..<range.lowerBound] + "‹\(replacement.kind) \(replacement.text)›"
      rest = rest[range.upperBound...]
    }
    return marked + rest
  }
}
