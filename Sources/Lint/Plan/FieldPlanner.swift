internal import Schemas

/// Finds the condemned attributes of a model and names what replaces each.
struct FieldPlanner {
  private let model: CoreDataModel
  private let types: [String: AttributeType]

  /// The decisions that met a field.
  private(set) var usedTypes: Set<String> = []

  /// The names in use, by root entity, since one record type holds all below it.
  private var taken: [String: Set<String>] = [:]

  init(model: CoreDataModel, types: [String: AttributeType]) {
    self.model = model
    self.types = types
    for entity in model.entities {
      let names = entity.attributes.map(\.name) + entity.relationships.map(\.name)
      taken[model.root(of: entity).name, default: []].formUnion(names.map { $0.lowercased() })
    }
  }

  /// The plan for an entity; nil if all its attributes may stay.
  mutating func plan(_ entity: ModelEntity) -> PlannedEntity? {
    let condemned = entity.attributes.filter {
      CloudKitMapping.isMirrored($0) && Self.condemnedTypes.contains($0.type)
    }
    guard !condemned.isEmpty else { return nil }
    var fields: [PlannedField] = []
    for attribute in condemned { fields.append(plan(attribute, of: entity)) }
    return PlannedEntity(
      entity: entity.name,
      className: Self.className(of: entity),
      recordType: CloudKitMapping.recordTypeName(for: entity, in: model),
      line: entity.line,
      fields: fields,
      identifier: identifier(of: entity)
    )
  }

  private static let condemnedTypes: Set<AttributeType> = [
    .transformable, .undefined, .objectID, .composite,
  ]

  private mutating func plan(_ attribute: ModelAttribute, of entity: ModelEntity) -> PlannedField {
    let base = Self.base(of: attribute.name)
    let guess: TypeGuess
    if let key = ["\(entity.name).\(attribute.name)", attribute.name].first(where: {
      types[$0] != nil
    }), let type = types[key] {
      usedTypes.insert(key)
      guess = TypeGuess(decided: type, for: attribute)
    } else {
      guess = TypeGuess(for: attribute, named: base)
    }
    let suffix =
      if case .json = guess.conversion { "JSON" } else { NativeType.suffix(of: guess.type) }
    let root = model.root(of: entity).name
    return PlannedField(
      old: attribute.name,
      oldType: attribute.type,
      oldClass: attribute.customClassName,
      line: attribute.line,
      new: free(base + suffix, base: base, root: root),
      newType: guess.type,
      isGuessed: guess.isGuessed,
      reason: guess.reason,
      conversion: guess.conversion,
      property: base
    )
  }

  /// The name, or one with a number where it is taken, whatever the case: CloudKit may not tell.
  private mutating func free(_ name: String, base: String, root: String) -> String {
    // `dateDate` says nothing twice.
    let isDouble =
      name.count > base.count
      && base.lowercased().hasSuffix(
        name.dropFirst(base.count).lowercased()
      )
    let name = isDouble ? base + "Value" : name
    var candidate = name
    var number = 2
    while taken[root]?.contains(candidate.lowercased()) == true {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken[root, default: []].insert(candidate.lowercased())
    return candidate
  }

  /// What the app calls the value: the name without what marks it as raw.
  static func base(of name: String) -> String {
    for ending in ["Raw", "Transformable", "Transformed", "Archive", "_raw"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  private static func className(of entity: ModelEntity) -> String {
    guard let name = entity.representedClass?.split(separator: ".").last, !name.isEmpty else {
      return "NSManagedObject"
    }
    return String(name)
  }

  private func identifier(of entity: ModelEntity) -> String? {
    let attributes = model.attributesWithInherited(of: entity)
    return ["id", "uuid", "identifier"].first { name in
      attributes.contains { $0.name == name && $0.type == .uuid }
    }
  }
}
