/// What a check looks for, in words for people.
package struct LintRule: Sendable, Hashable {
  /// The stable name; scripts and suppressed results hold on to it.
  package let id: String

  /// The level of its results where nothing lessens it.
  package let level: LintLevel

  package let title: String

  /// What it means for sync.
  package let meaning: String

  package let fix: String

  /// Where the fact is from.
  package let source: LintSource

  package let certainty: LintCertainty

  init(
    _ id: String,
    _ level: LintLevel,
    _ title: String,
    meaning: String,
    fix: String,
    source: LintSource,
    certainty: LintCertainty
  ) {
    self.id = id
    self.level = level
    self.title = title
    self.meaning = meaning
    self.fix = fix
    self.source = source
    self.certainty = certainty
  }
}

extension LintRule {
  /// A result of the rule.
  func result(
    _ message: String,
    file: String,
    line: Int,
    column: Int? = nil,
    entity: String? = nil,
    field: String? = nil,
    level: LintLevel? = nil,
    fix: String? = nil
  ) -> LintResult {
    LintResult(
      rule: id,
      level: level ?? self.level,
      file: file,
      // A line editors can go to; XML that failed before its first line counts from zero.
      line: max(line, 1),
      column: column,
      entity: entity,
      field: field,
      message: message,
      fix: fix ?? self.fix
    )
  }
}
