import Questions
import SyncEvents

/// An answer about setups, imports or exports in one sentence.
enum ActivitySummary {
  static func sentence(_ answer: ActivityAnswer) -> String {
    let total = answer.counts.values.reduce(0, +)
    let question = answer.type.name
    guard total > 0 else { return "No launch was recorded, so nothing can be said of \(question)." }
    let counts = ActivityVerdict.allCases.compactMap { verdict in
      answer.counts[verdict].flatMap { $0 > 0 ? "\($0) \(verdict.words)" : nil }
    }
    let shown =
      answer.sessions.count < total ? " \(plural(answer.sessions.count, "launch")) listed." : ""
    return "\(question.prefix(1).uppercased())\(question.dropFirst()) in "
      + "\(plural(total, "launch")): \(listed(counts)).\(shown)"
  }
}
