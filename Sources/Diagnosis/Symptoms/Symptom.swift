/// What a tester sees, in the words that people use for it, and what it may come from.
///
/// A symptom is no evidence: it says which hypotheses to look at first and what to capture next.
package struct Symptom: Sendable {
  /// A short name that scripts can give.
  package let id: String
  /// What is seen, in a sentence.
  package let title: String
  /// Words that people use, in small letters, English and Chinese; each is a set of words that must
  /// all be there.
  let phrases: [String]
  /// The findings that it may come from, the likeliest first.
  package let findings: [String]
  /// What to capture next, as commands and steps.
  package let captureNext: [String]

  init(
    _ id: String,
    _ title: String,
    phrases: [String],
    findings: [String],
    captureNext: [String]
  ) {
    self.id = id
    self.title = title
    self.phrases = phrases
    self.findings = findings
    self.captureNext = captureNext
  }

  /// How well words describe it: the number of words of the best phrase that is in them whole.
  func match(_ words: String) -> Int {
    let words = words.lowercased()
    if words == id { return .max }
    return phrases.map { phrase in
      let parts = phrase.split(separator: " ")
      return parts.allSatisfy { words.contains($0) } ? parts.count : 0
    }.max() ?? 0
  }
}
