package import SyncEvents

/// One thing that a check found, with its place.
package struct LintResult: Sendable, Hashable {
  /// The rule's identifier.
  package var rule: String

  package var level: LintLevel

  package var file: String

  /// Counted from one.
  package var line: Int

  /// Counted from one; nil where only the line is known.
  package var column: Int?

  /// The entity or record type it is about.
  package var entity: String?

  /// The attribute, relationship, record field or key it is about.
  package var field: String?

  package var message: String

  package var fix: String
}

extension LintResult {
  /// The result as a row of the JSON answer.
  package var json: JSONValue {
    var object: JSONObject = ["rule": .string(rule), "level": .string(level.rawValue)]
    object.append("file", text: file)
    object.append("line", integer: line)
    object.append("column", integer: column)
    object.append("entity", text: entity)
    object.append("field", text: field)
    object.append("message", text: message)
    object.append("fix", text: fix)
    return .object(object)
  }
}

extension LintResult: Comparable {
  /// By file, then by line, as editors list them.
  package static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    if left.column != right.column { return (left.column ?? 0) < (right.column ?? 0) }
    if left.level != right.level { return left.level > right.level }
    return (left.rule, left.entity ?? "", left.field ?? "", left.message)
      < (right.rule, right.entity ?? "", right.field ?? "", right.message)
  }
}
