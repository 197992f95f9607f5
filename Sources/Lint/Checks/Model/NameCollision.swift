internal import Schemas

/// Finds properties and entities whose CloudKit names differ in case only, or are taken.
struct NameCollision: ModelCheck {
  let rule = LintRule(
    "name-collision",
    .warning,
    "Two names collide in CloudKit",
    meaning: "Mirroring puts CD_ before every name and adds fields of its own (CD_entityName, "
      + "CD_moveReceipt, ..._ckAsset); names that are the same, or the same but for case, meet in "
      + "one field or one record type.",
    fix: "Give one of them another name before the schema is deployed.",
    source: .records,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    entityCollisions(in: model) + fieldCollisions(in: model)
  }

  private struct Use {
    let entity: ModelEntity
    let name: String
    let line: Int
    let type: SchemaFieldType
    var isTwin = false
  }

  private func entityCollisions(in model: MirroredModel) -> [LintResult] {
    var first: [String: String] = [:]
    var results: [LintResult] = []
    for entity in model.entities where model.model.root(of: entity).name == entity.name {
      let key = entity.name.lowercased()
      if let other = first[key] {
        results.append(
          rule.result(
            "\(entity.name) and \(other) are both CD_\(entity.name) but for case",
            file: model.model.file,
            line: entity.line,
            entity: entity.name
          )
        )
      } else {
        first[key] = entity.name
      }
    }
    return results
  }

  private func fieldCollisions(in model: MirroredModel) -> [LintResult] {
    var first: [String: Use] = [:]
    var results: [LintResult] = []
    for use in model.entities.flatMap({ Self.uses(of: $0) }) {
      let root = model.model.root(of: use.entity).name
      let key = "\(root) \(use.name.lowercased())"
      let other = first[key]
      if other == nil { first[key] = use }
      guard let problem = Self.problem(use, other) else { continue }
      results.append(
        rule.result(
          "\(use.entity.name).\(use.name) \(problem)",
          file: model.model.file,
          line: use.line,
          entity: use.entity.name,
          field: use.name
        )
      )
    }
    return results
  }

  private static let reserved: Set<String> = [
    "entityname", "movereceipt", "movereceipt_ckasset",
  ]

  private static func problem(_ use: Use, _ other: Use?) -> String? {
    if !use.isTwin, reserved.contains(use.name.lowercased()) {
      return "would be \(CloudKitMapping.fieldName(for: use.name)), a field of Core Data's own"
    }
    guard let other, !(use.isTwin && other.isTwin) else { return nil }
    let place = "\(other.entity.name).\(other.name)"
    if use.name != other.name { return "and \(place) are the same field but for case" }
    if use.isTwin || other.isTwin { return "and the asset field of another attribute are the same" }
    // Siblings share one record type; the same field with the same type does no harm.
    return use.type == other.type
      ? nil
      : "is \(use.type.rawValue), but \(place), in the same record type, is "
        + other.type.rawValue
  }

  private static func uses(of entity: ModelEntity) -> [Use] {
    let attributes = entity.attributes.filter(CloudKitMapping.isMirrored).flatMap { attribute in
      guard let type = CloudKitMapping.fieldType(for: attribute) else { return [Use]() }
      let use = Use(entity: entity, name: attribute.name, line: attribute.line, type: type)
      guard CloudKitMapping.hasAssetField(attribute.type) else { return [use] }
      let twin = attribute.name + CloudKitMapping.assetSuffix
      return [
        use,
        Use(entity: entity, name: twin, line: attribute.line, type: .asset, isTwin: true),
      ]
    }
    let relationships = entity.relationships
      .filter { !$0.isToMany && CloudKitMapping.isMirrored($0) }
      .map { Use(entity: entity, name: $0.name, line: $0.line, type: .string) }
    return attributes + relationships
  }
}
