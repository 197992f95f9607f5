internal import Schemas

/// Finds record types without the indexes that a public database needs.
struct PublicIndexes: SchemaCheck {
  let rule = LintRule(
    "public-database-index",
    .note,
    "A record type lacks the indexes of a public database",
    meaning: "A public database is polled by queries: recordName must be queryable, and modifiedAt "
      + "queryable and sortable, in every mirrored type and in CDMR. Private and shared databases "
      + "need neither. With --public it is a warning.",
    fix:
      "Add the indexes in the console (___recordID QUERYABLE, ___modTime QUERYABLE SORTABLE) and "
      + "deploy.",
    source: .sharing,
    certainty: .certain
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.recordTypes.filter(\.isFromCoreData).compactMap { type in
      let missing = Self.needed.compactMap { name, title, indexes -> String? in
        let lacking = indexes.filter { type.field(named: name)?.indexes.contains($0) != true }
        guard !lacking.isEmpty else { return nil }
        return
          "\(title) is not \(lacking.map { $0.rawValue.lowercased() }.joined(separator: " and "))"
      }
      guard type.isComplete, !missing.isEmpty else { return nil }
      return rule.result(
        "\(type.name): \(missing.joined(separator: ", ")), as a public database needs",
        file: schema.file,
        line: type.line,
        entity: type.name,
        level: subject.isPublic ? .warning : rule.level
      )
    }
  }

  private static let needed: [(name: String, title: String, indexes: [SchemaIndex])] = [
    ("___recordID", "recordName", [.queryable]),
    ("___modTime", "modifiedAt", [.queryable, .sortable]),
  ]
}
