import SyncEvents

/// What is known of an error code.
package struct ErrorEntry: Sendable, Hashable {
  package let domain: String
  /// Nil for errors that have a name only.
  package let code: Int?
  /// The name in the SDK.
  package let name: String
  package let meaning: String
  /// Nil where it depends.
  package let retryable: Bool?
  package let severity: String
  package let likelyCauses: [String]
  package let remedy: String
  /// How sure it is: `documented`, `field`, `unverified` …
  package let verification: String
  package let sources: [String]

  init?(_ object: JSONObject) {
    guard let domain = object["domain"]?.text, let name = object["name"]?.text else { return nil }
    self.domain = domain
    self.name = name
    code = object["code"]?.integer.map(Int.init)
    meaning = object["meaning"]?.text ?? ""
    retryable = object["retryable"]?.bool
    severity = object["severity"]?.text ?? "error"
    likelyCauses = object["likelyCauses"]?.array?.compactMap(\.text) ?? []
    remedy = object["remedy"]?.text ?? ""
    verification = object["verification"]?.text ?? "unverified"
    sources = object["sources"]?.array?.compactMap(\.text) ?? []
  }
}
