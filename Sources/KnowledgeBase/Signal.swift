import SyncEvents

/// A console line that is known: noise, or a sign of something.
package struct Signal: Sendable {
  package enum Kind: String, Sendable {
    /// A line that people take for a cause and that is none.
    case noise
    /// A line that tells something.
    case signal
  }

  /// The stable name, for example `noise.bgst.code3`.
  package let id: String
  package let kind: Kind
  /// A regular expression.
  package let pattern: String
  /// A line that it must match.
  package let sample: String
  package let meaning: String
  package let whatToDo: String
  package let verification: String
  package let caveat: String?

  /// Whether it describes how something is spelled rather than what happened; such lines are read
  /// by parsers, not counted.
  var isGrammar: Bool { id.hasPrefix("parse.") }

  init?(_ object: JSONObject) {
    guard let id = object["id"]?.text, let pattern = object["pattern"]?.text,
      let kind = object["kind"]?.text.flatMap(Kind.init)
    else { return nil }
    self.id = id
    self.kind = kind
    self.pattern = pattern
    sample = object["sampleForm"]?.text ?? ""
    meaning = object["meaning"]?.text ?? ""
    whatToDo = object["whatToDo"]?.text ?? ""
    verification = object["verification"]?.text ?? "unverified"
    caveat = object["caveat"]?.text
  }
}
