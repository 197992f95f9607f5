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
    source.tokens.indices.compactMap { index in
      guard source.tokens[index].isWord("catch"), let open = Self.body(source, catch: index),
        source.closing(open) == open + 1, Self.isAroundCloudKit(source, catch: index)
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

  /// Whether the `do` before it, past other handlers, calls CloudKit.
  private static func isAroundCloudKit(_ source: SwiftText, catch index: Int) -> Bool {
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
        return source.tokens[open..<index].prefix(Limits.maxTokensOfBlock).contains {
          $0.kind == .word && isCloudKit($0.text)
        }
      }
      guard keyword.isWord("catch") else { return false }
      index = before
    }
    return false
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
