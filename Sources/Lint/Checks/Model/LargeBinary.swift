internal import Schemas

/// Finds binary attributes kept inside the store, which may outgrow a record.
struct LargeBinary: ModelCheck {
  let rule = LintRule(
    "binary-kept-inside",
    .note,
    "A binary attribute is kept inside the store",
    meaning: "Mirroring refuses an entity whose record could not stay under 700,000 bytes; large "
      + "values need their asset field (see bytes-without-asset).",
    fix: "Tick Allows External Storage if values may reach some hundred kilobytes.",
    source: .validator,
    certainty: .possible
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes
      .filter { $0.attribute.type == .binary && !$0.attribute.allowsExternalBinaryDataStorage }
      .map { entity, attribute in
        rule.result(
          "\(entity.name).\(attribute.name) is Binary without external storage",
          file: model.model.file,
          line: attribute.line,
          entity: entity.name,
          field: attribute.name
        )
      }
  }
}
