/// Notes code that takes a zone's local share for the server's.
struct ShareCheckedForNil: SourceCheck {
  let rule = LintRule(
    "zone-share-checked-for-nil",
    .note,
    "A zone's share is looked up locally",
    meaning: "zone.share is nil until the zone's metadata has arrived, so a share left by an "
      + "earlier attempt is not seen, and the next one is refused (14, record to insert already "
      + "exists).",
    fix: "Fetch CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID:) and make a share only "
      + "on unknownItem.",
    source: .fieldNotes,
    certainty: .likely
  )

  func results(in source: SwiftText) -> [LintResult] {
    source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.isWord("share"), Self.isZones(source, share: index),
        Self.isCompared(source, share: index) || Self.isBound(source, share: index)
      else { return nil }
      return rule.result(
        "the share is looked for in the local zone, not on the server",
        file: source.file,
        line: token.line,
        column: token.column
      )
    }
  }

  /// Whether the share is that of something called a zone: `zone.share`, `group.recordZone?.share`.
  private static func isZones(_ source: SwiftText, share: Int) -> Bool {
    guard source.token(share - 1)?.isSign(".") == true else { return false }
    let isOptional = source.token(share - 2)?.isSign("?") == true
    guard let owner = source.token(share - (isOptional ? 3 : 2)), owner.kind == .word else {
      return false
    }
    return owner.text.lowercased().hasSuffix("zone")
  }

  private static func isCompared(_ source: SwiftText, share: Int) -> Bool {
    guard let sign = source.token(share + 1), sign.isSign("==") || sign.isSign("!=") else {
      return false
    }
    return source.token(share + 2)?.isWord("nil") == true
  }

  /// Whether `if let` or `guard let` binds it, with nothing after it.
  private static func isBound(_ source: SwiftText, share: Int) -> Bool {
    guard let next = source.token(share + 1),
      next.isSign("{") || next.isSign(",") || next.isWord("else") || next.isWord("as")
    else { return false }
    var index = share
    for _ in 0..<Limits.maxTokensOfStatement {
      guard let token = source.token(index - 1) else { return false }
      if token.isSign("=") {
        guard let binding = source.token(index - 3), binding.isWord("let") || binding.isWord("var")
        else { return false }
        guard let keyword = source.token(index - 4) else { return false }
        return ["if", "guard", "while", ","].contains(keyword.text)
      }
      guard token.kind == .word || token.isSign(".") || token.isSign("?") else { return false }
      index -= 1
    }
    return false
  }
}
