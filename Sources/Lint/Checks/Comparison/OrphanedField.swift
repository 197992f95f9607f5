internal import Schemas

/// Finds fields that nothing in the model writes any more.
struct OrphanedField: ComparisonCheck {
  let rule = LintRule(
    "orphaned-field",
    .note,
    "A field has no property in the model",
    meaning: "The field stays in production, with what older versions wrote into it.",
    fix: "Nothing, if the attribute was removed on purpose. Never use the name for another type.",
    source: .schemaText,
    certainty: .certain
  )

  func results(in comparison: ModelComparison) -> [LintResult] {
    comparison.expected.flatMap { expected -> [LintResult] in
      guard let type = comparison.schema.recordType(named: expected.name),
        let entity = expected.entity
      else { return [] }
      let names = Set(expected.fields.map(\.name))
      return type.fields.filter { field in
        field.name.hasPrefix(CloudKitMapping.prefix) && !names.contains(field.name)
          && !Self.isCompanion(field.name, of: names)
      }.map { field in
        rule.result(
          "\(type.name).\(field.name) has no property in \(entity)",
          file: comparison.schema.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }

  /// Whether the field goes with another: the receipt of moves, or the asset of one that is there.
  private static func isCompanion(_ name: String, of names: Set<String>) -> Bool {
    if name.hasPrefix(CloudKitMapping.moveReceiptField) { return true }
    guard name.hasSuffix(CloudKitMapping.assetSuffix) else { return false }
    return names.contains(String(name.dropLast(CloudKitMapping.assetSuffix.count)))
  }
}
