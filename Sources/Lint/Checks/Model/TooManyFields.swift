internal import Schemas

/// Finds entities whose record type would have too many fields.
struct TooManyFields: ModelCheck {
  let rule = LintRule(
    "too-many-fields",
    .warning,
    "An entity needs more fields than a record type has",
    meaning: "CloudKit refuses record types of more than 256 fields; sub-entities count to their "
      + "root's, and texts, binaries and Transformables count twice.",
    fix: "Split the entity, or keep what is only read together in one Binary attribute.",
    source: .synchronization,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    let expected = ModelComparison.expected(of: model)
    return expected.compactMap { type in
      guard type.fields.count > Limits.maxFieldsOfType, let entity = type.entity else { return nil }
      return rule.result(
        "\(entity) needs \(type.fields.count) fields; CloudKit allows \(Limits.maxFieldsOfType)",
        file: model.model.file,
        line: type.line,
        entity: entity
      )
    }
  }
}
