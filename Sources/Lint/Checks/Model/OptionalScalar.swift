internal import Schemas

/// Finds optional attributes whose Swift property can't be nil.
struct OptionalScalar: ModelCheck {
  let rule = LintRule(
    "optional-scalar",
    .warning,
    "An optional attribute is a scalar in code",
    meaning: "With usesScalarValueType=\"YES\" a nil reads as 0 (or false, or the reference date), "
      + "and saving it back writes that 0 to CloudKit as if it had been entered.",
    fix: "Set usesScalarValueType=\"NO\" (untick Use Scalar Type), so that the property is an "
      + "NSNumber? or Date?; or make the attribute required with a default if nil means nothing.",
    source: .fieldNotes,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes
      .filter { $0.attribute.isOptional && $0.attribute.usesScalarValueType }
      .filter { Self.types.contains($0.attribute.type) }
      .map { entity, attribute in
        let zero = Self.zero(of: attribute.type)
        return rule.result(
          "\(entity.name).\(attribute.name) is optional, but its scalar turns nil into \(zero)",
          file: model.model.file,
          line: attribute.line,
          entity: entity.name,
          field: attribute.name,
          // A flag that isn't set is mostly meant to be false.
          level: attribute.type == .boolean ? .note : rule.level
        )
      }
  }

  private static let types: Set<AttributeType> = [
    .integer16, .integer32, .integer64, .double, .float, .boolean, .date,
  ]

  private static func zero(of type: AttributeType) -> String {
    switch type {
    case .boolean: "false"
    case .date: "1 January 2001"
    default: "0"
    }
  }
}
