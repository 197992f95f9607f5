internal import Schemas

/// Finds models without the CloudKit mark.
struct NotMarkedForCloudKit: ModelCheck {
  let rule = LintRule(
    "not-marked-for-cloudkit",
    .note,
    "The model is not marked for CloudKit",
    meaning: "The mark makes Xcode warn while editing. At run time the store description's "
      + "options decide, so a model without it may be mirrored all the same.",
    fix: "Tick Used with CloudKit on the configuration if its store mirrors.",
    source: .model,
    certainty: .possible
  )

  func results(in model: MirroredModel) -> [LintResult] {
    guard !model.model.usedWithCloudKit, !model.model.entities.isEmpty,
      !model.model.configurations.contains(where: { $0.usedWithCloudKit == true })
    else { return [] }
    return [
      rule.result(
        "the model is not marked as used with CloudKit; it is judged as if it were mirrored",
        file: model.model.file,
        line: model.model.line
      )
    ]
  }
}
