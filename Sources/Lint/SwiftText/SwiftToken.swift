/// A word or sign of Swift code, with its place.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// Names and keywords, without backticks.
    case word
    /// A string literal, whatever it holds.
    case string
    case number
    /// One sign, or several that make one operator.
    case sign
  }

  let kind: Kind

  let text: String

  let line: Int

  let column: Int

  /// Whether it is the first of its line.
  let beginsLine: Bool
}

extension SwiftToken {
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
