/// Something wrong with what the user typed; it ends the tool with `ExitCode.usage`.
package struct UsageError: Error, Equatable, Sendable {
  /// What was found and what to do, without a full stop at its end.
  package let message: String
  package let caret: Caret?

  package init(_ message: String, caret: Caret? = nil) {
    self.message = message
    self.caret = caret
  }
}

extension UsageError {
  /// The part of a text to draw carets under.
  package struct Caret: Equatable, Sendable {
    /// One line of what the user typed.
    package let text: String
    /// Of the first bad character, counted from 1; one past the end where something is missing.
    package let column: Int
    package let length: Int

    package init(text: String, column: Int, length: Int = 1) {
      self.text = text
      self.column = column
      self.length = length
    }
  }
}

extension UsageError: CustomStringConvertible {
  /// The message and, below it, the text with its carets.
  package var description: String {
    guard let caret else { return message }
    let indentation = String(repeating: " ", count: max(caret.column - 1, 0))
    let carets = String(repeating: "^", count: max(caret.length, 1))
    return "\(message)\n  \(caret.text)\n  \(indentation)\(carets)"
  }
}
