/// Notes saves whose results for each record are thrown away.
struct DiscardedResult: SourceCheck {
  let rule = LintRule(
    "modify-records-result-discarded",
    .note,
    "The result of modifyRecords is discarded",
    meaning: "A call that does not throw may still hold a failure for each record in saveResults: "
      + "a refused share went unseen in this way. The saved record, not the local one, carries the "
      + "server's change tag.",
    fix: "Read each Result of saveResults and deleteResults, throw its error, and go on with the "
      + "record it returns.",
    source: .modifyRecords,
    certainty: .strong
  )

  func results(in source: SwiftText) -> [LintResult] {
    source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.isWord("modifyRecords"), source.token(index + 1)?.isSign("(") == true,
        source.token(index - 1)?.isSign(".") == true,
        !Self.hasCompletion(source, open: index + 1), Self.isDiscarded(source, call: index)
      else { return nil }
      return rule.result(
        "the results for each record are discarded",
        file: source.file,
        line: token.line,
        column: token.column
      )
    }
  }

  /// Whether a closure gets the results: as an argument, or behind the call.
  private static func hasCompletion(_ source: SwiftText, open: Int) -> Bool {
    guard let close = source.closing(open) else { return true }
    let arguments = source.tokens[open...close].prefix(Limits.maxTokensOfArguments)
    return arguments.contains { $0.isSign("{") || $0.text.lowercased().contains("completion") }
      || source.token(close + 1)?.isSign("{") == true
      || source.token(close + 1)?.isSign(".") == true
  }

  /// Whether the statement begins with the call, or hands its result to `_`.
  private static func isDiscarded(_ source: SwiftText, call: Int) -> Bool {
    guard let start = startOfExpression(source, call: call) else { return false }
    guard let before = source.token(start - 1) else { return true }
    if before.isSign("=") { return isWildcard(source, before: start - 1) }
    let statementStarts = ["{", "}", ";", ":"]
    if before.kind == .sign, statementStarts.contains(before.text) {
      // A closure or getter of one expression returns it.
      return before.text != "{" || !isOnlyStatement(source, open: start - 1, call: call)
    }
    if ["return", "in", "else"].contains(before.text) { return false }
    return source.tokens[start].beginsLine && before.kind != .sign
      || before.isSign(")")
        && source.tokens[start].beginsLine
  }

  /// Where the expression begins: `try await self.database.modifyRecords`.
  private static func startOfExpression(_ source: SwiftText, call: Int) -> Int? {
    var index = call
    for _ in 0..<Limits.maxTokensOfStatement {
      guard let before = source.token(index - 1) else { return index }
      if before.isSign(".") || before.isSign("?") || before.isSign("!") {
        index -= 1
      } else if before.isSign(")"), source.tokens[index].isSign("."),
        let open = source.opening(index - 1)
      {
        index = open
      } else if before.isWord("try") || before.isWord("await") {
        index -= 1
      } else if before.kind == .word,
        source.tokens[index].isSign(".")
          || source.tokens[index].isSign("(") || source.tokens[index].isSign("?")
      {
        index -= 1
      } else {
        return index
      }
    }
    return nil
  }

  /// Whether what is assigned to is `_`, or a tuple of nothing else.
  private static func isWildcard(_ source: SwiftText, before equals: Int) -> Bool {
    guard let target = source.token(equals - 1) else { return false }
    if target.isWord("_") { return source.token(equals - 2)?.isSign(".") != true }
    guard target.isSign(")"), let open = source.opening(equals - 1) else { return false }
    return source.tokens[(open + 1)..<(equals - 1)].allSatisfy {
      $0.isWord("_") || $0.isSign(",") || $0.isWord("saveResults") || $0.isWord("deleteResults")
        || $0.isSign(":")
    } && source.tokens[(open + 1)..<(equals - 1)].filter { $0.isWord("_") }.count == 2
  }

  /// Whether the braces hold this call alone, so that its value may be what they return.
  private static func isOnlyStatement(_ source: SwiftText, open: Int, call: Int) -> Bool {
    guard let close = source.closing(open), let end = source.closing(call + 1) else { return true }
    let keyword = source.token(open - 1)
    let isBlock = ["do", "else", "defer"].contains(keyword?.text ?? "")
    return end + 1 == close && !isBlock
  }
}
