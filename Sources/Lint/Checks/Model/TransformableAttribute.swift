internal import Schemas

/// Finds Transformable attributes, which other accounts may not get back.
struct TransformableAttribute: ModelCheck {
  let rule = LintRule(
    "transformable-attribute",
    .warning,
    "A Transformable attribute is mirrored",
    meaning: "CloudKit gets an archive as bytes or asset. Apps saw such fields empty for the "
      + "people they shared with while native fields arrived. Apple's table lists the type as "
      + "supported, so within one account it usually works.",
    fix: "Store a native type under a new name; `syncscope plan` writes the steps.",
    source: .fieldNotes,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes.filter { $0.attribute.type == .transformable }.map { entity, attribute in
      let danger =
        model.isShared
        ? "and shared: recipients may see nothing in it"
        : "and mirrored as bytes: recipients of a share may see nothing in it"
      return rule.result(
        "\(entity.name).\(attribute.name) is Transformable \(danger)",
        file: model.model.file,
        line: attribute.line,
        entity: entity.name,
        field: attribute.name
      )
    }
  }
}
