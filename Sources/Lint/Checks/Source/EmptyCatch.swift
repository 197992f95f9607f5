/// Notes handlers that swallow CloudKit's errors.
struct EmptyCatch: SourceCheck {
  let rule = LintRule(
    "empty-catch",
    .note,
    "An error of CloudKit is swallowed",
    meaning: "TestFlight builds have no console: what a catch does not keep is lost, and the cause "
      + "is mostly in the underlying error.",
    fix: "Record the whole error, domain, code and underlying ones, and show the user that there "
      + "was one.",
    source: .fieldNotes,
    certainty: .strong
  )

  func results(in source: SwiftText) -> [LintResult] {
    let calls = source.tokens.indices.filter {
      source.tokens[$0].kind == .word && Self.isCloudKit(source.tokens[$0].text)
    }
    return source.tokens.indices.compactMap { index in
      guard source.tokens[index].isWord("catch"), let open = Self.body(source, catch: index),
        source.closing(open) == open + 1, Self.isAround(calls, source, catch: index)
      else { return nil }
      let token = source.tokens[index]
      return rule.result(
        "the catch is empty: an error of CloudKit would leave no trace",
        file: source.file,
        line: token.line,
        column: token.column
      )
    }
  }

  /// The brace behind `catch` and its pattern.
  private static func body(_ source: SwiftText, catch index: Int) -> Int? {
    let end = min(index + Limits.maxTokensOfStatement, source.tokens.count)
    return (index..<end).first { source.tokens[$0].isSign("{") }
  }

  /// Whether the `do` before it, past other handlers, holds one of the calls, which are in order.
  private static func isAround(
    _ calls: [Int],
    _ source: SwiftText,
    catch index: Int
  ) -> Bool {
    var index = index
    // Handlers before this one belong to the same do.
    for _ in 0..<Limits.maxTokensOfStatement {
      guard source.token(index - 1)?.isSign("}") == true, let open = source.opening(index - 1)
      else { return false }
      var before = open - 1
      while let token = source.token(before), !token.isWord("catch"), !token.isWord("do"),
        !token.isSign("}"), !token.isSign(";"), open - before < Limits.maxTokensOfStatement
      {
        before -= 1
      }
      guard let keyword = source.token(before) else { return false }
      if keyword.isWord("do") {
        return firstCall(after: open, of: calls).map { $0 < index } ?? false
      }
      guard keyword.isWord("catch") else { return false }
      index = before
    }
    return false
  }

  private static func firstCall(after open: Int, of calls: [Int]) -> Int? {
    var range = calls.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = calls[middle] <= open ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < calls.count ? calls[range.lowerBound] : nil
  }

  private static let names: Set<String> = [
    "modifyRecords", "modifyRecordZones", "modifySubscriptions", "accountStatus", "userRecordID",
    "privateCloudDatabase", "sharedCloudDatabase", "publicCloudDatabase", "cloudDatabase",
    "acceptShareInvitations", "persistUpdatedShare", "fetchShares", "purgeObjectsAndRecordsInZone",
    "initializeCloudKitSchema", "recordZones", "deleteRecordZone", "deleteRecord",
  ]

  private static func isCloudKit(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return name.hasPrefix("CK") && name.dropFirst(2).first?.isUppercase == true
  }
}
