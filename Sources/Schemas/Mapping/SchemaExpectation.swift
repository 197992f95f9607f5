/// Gathers the fields of a model's entities under their record types.
struct SchemaExpectation {
  private struct Group {
    let root: ModelEntity
    var fields: [ExpectedField]
    var known: Set<String>
  }

  private let model: CoreDataModel
  private let isShared: Bool
  private var groups: [Group] = []
  private var groupOfRoot: [String: Int] = [:]
  private var firstJoinLine: Int?

  init(model: CoreDataModel, isShared: Bool) {
    self.model = model
    self.isShared = isShared
  }

  /// The record types for the entities added.
  var recordTypes: [ExpectedRecordType] {
    let types = groups.map { group in
      ExpectedRecordType(
        name: CloudKitMapping.recordTypeName(root: group.root),
        entity: group.root.name,
        line: group.root.line,
        fields: group.fields,
        source: .appleArticle
      )
    }
    return types + (firstJoinLine.map { [Self.joinType(line: $0)] } ?? [])
  }

  /// Adds an entity's fields, and those of its ancestors, which its records have, too.
  mutating func add(_ entity: ModelEntity) {
    let lineage = model.lineage(of: entity)
    guard let root = lineage.last else { return }
    let group = group(of: root)
    for ancestor in lineage.reversed() {
      for attribute in ancestor.attributes where CloudKitMapping.isMirrored(attribute) {
        for field in Self.fields(attribute, of: ancestor) { add(field, to: group) }
      }
      for relationship in ancestor.relationships where CloudKitMapping.isMirrored(relationship) {
        add(relationship, of: ancestor, to: group)
      }
    }
  }

  private mutating func add(
    _ relationship: ModelRelationship,
    of entity: ModelEntity,
    to group: Int
  ) {
    if relationship.isToMany {
      // One-to-many is kept by the many side, and only many-to-many has records of its own.
      guard firstJoinLine == nil, CloudKitMapping.isManyToMany(relationship, in: model) else {
        return
      }
      firstJoinLine = relationship.line
    } else {
      let field = ExpectedField(
        name: CloudKitMapping.fieldName(for: relationship.name),
        type: .string,
        reason: .toOneRelationship(entity: entity.name, name: relationship.name),
        line: relationship.line,
        source: .appleArticle
      )
      add(field, to: group)
    }
  }

  /// Adds a field once; the same name with another type stays, since it can't be both.
  private mutating func add(_ field: ExpectedField, to group: Int) {
    let key = "\(field.name) \(field.type.rawValue)"
    guard groups[group].known.insert(key).inserted else { return }
    groups[group].fields.append(field)
  }

  private mutating func group(of root: ModelEntity) -> Int {
    if let group = groupOfRoot[root.name] { return group }
    groupOfRoot[root.name] = groups.count
    groups.append(Group(root: root, fields: [], known: []))
    for field in Self.ownFields(of: root, isShared: isShared) { add(field, to: groups.count - 1) }
    return groups.count - 1
  }
}

extension SchemaExpectation {
  private static func fields(
    _ attribute: ModelAttribute,
    of entity: ModelEntity
  ) -> [ExpectedField] {
    guard let type = CloudKitMapping.fieldType(for: attribute) else { return [] }
    let field = ExpectedField(
      name: CloudKitMapping.fieldName(for: attribute.name),
      type: type,
      reason: .attribute(entity: entity.name, name: attribute.name),
      line: attribute.line,
      source: .appleArticle
    )
    guard CloudKitMapping.hasAssetField(attribute.type) else { return [field] }
    let asset = ExpectedField(
      name: CloudKitMapping.assetFieldName(for: attribute.name),
      type: .asset,
      reason: .assetOfAttribute(entity: entity.name, name: attribute.name),
      line: attribute.line,
      source: .appleArticle
    )
    return [field, asset]
  }

  /// The fields that records have whatever their entity.
  private static func ownFields(of root: ModelEntity, isShared: Bool) -> [ExpectedField] {
    func field(
      _ name: String,
      _ type: SchemaFieldType,
      _ reason: ExpectedField.Reason,
      _ source: MappingSource
    ) -> ExpectedField {
      ExpectedField(name: name, type: type, reason: reason, line: root.line, source: source)
    }
    let entityName = field(
      CloudKitMapping.entityNameField,
      .string,
      .entityName,
      .appleArticle
    )
    guard isShared else { return [entityName] }
    let receipt = CloudKitMapping.moveReceiptField
    return [
      entityName,
      field(receipt, .bytes, .moveReceipt, .fieldReports),
      field(receipt + CloudKitMapping.assetSuffix, .asset, .assetOfMoveReceipt, .fieldReports),
    ]
  }

  private static func joinType(line: Int) -> ExpectedRecordType {
    ExpectedRecordType(
      name: CloudKitMapping.joinRecordTypeName,
      entity: nil,
      line: line,
      fields: CloudKitMapping.joinFieldNames.map { name in
        ExpectedField(
          name: name,
          type: .string,
          reason: .manyToManyRelationships,
          line: line,
          source: .appleArticle
        )
      },
      source: .appleArticle
    )
  }
}
