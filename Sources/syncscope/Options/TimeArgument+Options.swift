import ArgumentParsing
import SyncEvents

extension TimeArgument {
  /// The time that an option gives; nil where it isn't given.
  static func option(_ name: String, _ values: ParsedValues) throws(UsageError) -> Timestamp? {
    guard let text = values.value(name) else { return nil }
    guard let time = time(text, now: Clock.now) else {
      throw UsageError(
        "--\(name) takes a time such as 2026-11-30T08:00Z, yesterday, 2h or \"3 days ago\"",
        caret: UsageError.Caret(text: text, column: 1, length: max(text.count, 1))
      )
    }
    return time
  }
}
