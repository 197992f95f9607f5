internal import Schemas

/// Finds record identifiers of one's own that a deletion would lose.
struct RecordIdentityNotKept: ModelCheck {
  let rule = LintRule(
    "record-identity-not-kept",
    .warning,
    "A record identifier is not kept when its object is deleted",
    meaning: "The store may not load: where an entity keeps the record's identity in attributes of "
      + "its own (ckRecordID), mirroring needs it to find the record of a deleted object.",
    fix: "Tick Preserve After Deletion on the attribute.",
    source: .validator,
    certainty: .possible
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes
      .filter { Self.names.contains($0.attribute.name) }
      .filter { !$0.attribute.preservesValueInHistoryOnDeletion }
      .map { entity, attribute in
        rule.result(
          "\(entity.name).\(attribute.name) is not preserved after deletion",
          file: model.model.file,
          line: attribute.line,
          entity: entity.name,
          field: attribute.name
        )
      }
  }

  /// The attributes Core Data reads such an identity from.
  private static let names: Set<String> = ["ckRecordID"]
}
