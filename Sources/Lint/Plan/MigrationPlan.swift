package import Schemas

/// From condemned attributes to native ones: what to add, copy, export and deploy.
package struct MigrationPlan: Sendable, Equatable {
  package let file: String

  package let entities: [PlannedEntity]

  /// For two mirrored stores, if it was asked for.
  package let configurations: ConfigurationPlan?
}

extension MigrationPlan {
  /// Plans for a model.
  ///
  /// `types` holds what the user decided, by field or by `Entity.field`; `configurations` the names
  /// of those to write. A decision about a field that isn't condemned throws.
  package init(
    for model: CoreDataModel,
    types: [String: AttributeType] = [:],
    configurations: [String] = []
  ) throws(PlanError) {
    let mirrored = MirroredModel(model, isShared: false)
    var planner = FieldPlanner(model: model, types: types)
    var entities: [PlannedEntity] = []
    for entity in mirrored.entities {
      if let planned = planner.plan(entity) { entities.append(planned) }
    }
    if let unused = types.keys.sorted().first(where: { !planner.usedTypes.contains($0) }) {
      let known = entities.flatMap(\.fields).map(\.old)
      throw .noSuchField(unused, known: known)
    }
    self.init(
      file: model.file,
      entities: entities,
      configurations: configurations.isEmpty
        ? nil : ConfigurationPlan(for: model, names: configurations)
    )
  }

  /// Whether there is nothing to do.
  package var isEmpty: Bool { entities.isEmpty && configurations == nil }
}

/// Why a plan can't be made.
package enum PlanError: Error, Equatable {
  /// No condemned field is of that name.
  case noSuchField(String, known: [String])

  /// The model has no type of that name.
  case noSuchType(String)

  /// It isn't of the form `FIELD=TYPE`.
  case notAnAssignment(String)
}

extension PlanError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchField(let field, let known):
      known.isEmpty
        ? "--type \(field): the model has no field to plan for"
        : "--type \(field): no such field to plan for; there are \(known.joined(separator: ", "))"
    case .noSuchType(let type):
      "--type: no native type \(type); it takes "
        + NativeType.names.map(\.name).joined(separator: ", ")
    case .notAnAssignment(let word): "--type takes FIELD=TYPE, not '\(word)'"
    }
  }
}
