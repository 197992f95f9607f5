internal import Schemas

/// Finds models that two mirrored stores could only share by the default configuration.
struct NoNamedConfiguration: ModelCheck {
  let rule = LintRule(
    "no-named-configuration",
    .note,
    "The model has no named configuration",
    meaning: "One mirrored store needs none. Where a private and a shared store both used the "
      + "default one, an app saw no setup at all, and named configurations with equal members "
      + "were part of what cured it. Other apps work without, so this is a lead, not a verdict.",
    fix: "If the app opens two mirrored stores, add two configurations with the same members "
      + "(`syncscope plan FILE --configurations Private,Shared`).",
    source: .fieldNotes,
    certainty: .possible
  )

  func results(in model: MirroredModel) -> [LintResult] {
    guard model.model.configurations.isEmpty, !model.model.entities.isEmpty else { return [] }
    return [
      rule.result(
        model.isShared
          ? "records are shared, but the model has no configuration for each of the two stores"
          : "no named configuration, which matters if two stores mirror (private and shared)",
        file: model.model.file,
        line: model.model.line
      )
    ]
  }
}
