internal import Schemas

/// Finds configurations for two mirrored stores whose members differ.
struct UnequalConfigurations: ModelCheck {
  let rule = LintRule(
    "unequal-configurations",
    .warning,
    "Two mirrored configurations have different entities",
    meaning: "For sharing, the private and the shared store hold the same entities: the owner's "
      + "objects in one, what others share in the other. An entity that one lacks never arrives "
      + "there.",
    fix: "Give both configurations the same members (`syncscope plan FILE --configurations "
      + "Private,Shared` prints them).",
    source: .fieldNotes,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    let others = model.model.configurations.filter { model.roles.role(of: $0) != .local }
    guard let first = others.first else { return [] }
    let one = Set(first.entityNames)
    return others.dropFirst().compactMap { other in
      let two = Set(other.entityNames)
      // Parts that have nothing in common are a cloud and a local one, unless their names say else.
      guard one != two, !one.isDisjoint(with: two) || Self.isPair(first, other) else { return nil }
      let missing = one.symmetricDifference(two).sorted().joined(separator: ", ")
      return rule.result(
        "configurations \(first.name) and \(other.name) differ in \(missing)",
        file: model.model.file,
        line: other.line
      )
    }
  }

  private static func isPair(_ one: ModelConfiguration, _ other: ModelConfiguration) -> Bool {
    let names = [one.name.lowercased(), other.name.lowercased()]
    return names.contains { $0.contains("private") } && names.contains { $0.contains("shared") }
  }
}
