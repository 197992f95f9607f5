/// Turns a model file's elements into a model; what it doesn't know it passes over.
struct ModelBuilder {
  let file: String

  func model(_ root: MarkupElement, name: String) throws(SchemaError) -> CoreDataModel {
    guard root.name == "model", root["type"] == CoreDataModel.typeIdentifier else {
      let found = String(root.name.prefix(Limits.maxQuotedCharacters))
      throw .notAModel(file: file, line: root.line, found: found)
    }
    var entities: [ModelEntity] = []
    for element in root.children(named: "entity") {
      entities.append(try entity(element))
    }
    var configurations: [ModelConfiguration] = []
    for element in root.children(named: "configuration") {
      configurations.append(try configuration(element))
    }
    return CoreDataModel(
      name: name,
      file: file,
      line: root.line,
      versionIdentifier: root.text("userDefinedModelVersionIdentifier"),
      usedWithCloudKit: root.flag("usedWithCloudKit") ?? false,
      entities: entities,
      configurations: configurations
    )
  }

  private func entity(_ element: MarkupElement) throws(SchemaError) -> ModelEntity {
    var attributes: [ModelAttribute] = []
    for child in element.children(named: "attribute") {
      attributes.append(try attribute(child))
    }
    var relationships: [ModelRelationship] = []
    for child in element.children(named: "relationship") {
      relationships.append(try relationship(child))
    }
    return ModelEntity(
      name: try required("name", of: element),
      line: element.line,
      parent: element.text("parentEntity"),
      isAbstract: element.flag("isAbstract") ?? false,
      representedClass: element.text("representedClassName"),
      isSyncable: element.flag("syncable"),
      renamingIdentifier: renamingIdentifier(element),
      versionHashModifier: element.text("versionHashModifier"),
      attributes: attributes,
      relationships: relationships,
      uniquenessConstraints: constraints(element),
      fetchedPropertyNames: element.children(named: "fetchedProperty").compactMap { $0["name"] },
      fetchIndexNames: element.children(named: "fetchIndex").compactMap { $0["name"] },
      userInfo: userInfo(element)
    )
  }

  private func attribute(_ element: MarkupElement) throws(SchemaError) -> ModelAttribute {
    ModelAttribute(
      name: try required("name", of: element),
      line: element.line,
      type: element.text("attributeType").map(AttributeType.init(rawValue:)) ?? .undefined,
      isOptional: element.flag("optional") ?? false,
      defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      usesScalarValueType: element.flag("usesScalarValueType") ?? false,
      valueTransformerName: element["valueTransformerName"],
      customClassName: element.text("customClassName"),
      isDerived: element.flag("derived") ?? (element.text("derivationExpression") != nil),
      isTransient: element.flag("transient") ?? false,
      allowsExternalBinaryDataStorage: element.flag("allowsExternalBinaryDataStorage") ?? false,
      allowsCloudEncryption: element.flag("allowsCloudEncryption") ?? false,
      preservesValueInHistoryOnDeletion: element.flag("preservesValueInHistoryOnDeletion") ?? false,
      isSyncable: element.flag("syncable"),
      renamingIdentifier: renamingIdentifier(element),
      versionHashModifier: element.text("versionHashModifier"),
      userInfo: userInfo(element)
    )
  }

  private func relationship(_ element: MarkupElement) throws(SchemaError) -> ModelRelationship {
    ModelRelationship(
      name: try required("name", of: element),
      line: element.line,
      destination: element.text("destinationEntity"),
      inverseName: element.text("inverseName"),
      inverseEntity: element.text("inverseEntity"),
      isToMany: element.flag("toMany") ?? false,
      isOrdered: element.flag("ordered") ?? false,
      isOptional: element.flag("optional") ?? false,
      deletionRule: element.text("deletionRule").map(DeletionRule.init(rawValue:)),
      minCount: element["minCount"].flatMap { Int($0) },
      maxCount: element["maxCount"].flatMap { Int($0) },
      allowsCloudEncryption: element.flag("allowsCloudEncryption") ?? false,
      renamingIdentifier: renamingIdentifier(element),
      userInfo: userInfo(element)
    )
  }

  private func configuration(_ element: MarkupElement) throws(SchemaError) -> ModelConfiguration {
    ModelConfiguration(
      name: try required("name", of: element),
      line: element.line,
      usedWithCloudKit: element.flag("usedWithCloudKit"),
      entityNames: element.children(named: "memberEntity").compactMap { $0["name"] }
    )
  }

  private func constraints(_ element: MarkupElement) -> [UniquenessConstraint] {
    element.children(named: "uniquenessConstraints")
      .flatMap { $0.children(named: "uniquenessConstraint") }
      .map { constraint in
        UniquenessConstraint(
          properties: constraint.children(named: "constraint").compactMap { $0["value"] },
          line: constraint.line
        )
      }
  }

  private func userInfo(_ element: MarkupElement) -> [String: String] {
    let entries = element.children(named: "userInfo").flatMap { $0.children(named: "entry") }
    return Dictionary(
      entries.compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } },
      uniquingKeysWith: { _, last in last }
    )
  }

  private func renamingIdentifier(_ element: MarkupElement) -> String? {
    element.text("elementID") ?? element.text("renamingIdentifier")
  }

  private func required(
    _ attribute: String,
    of element: MarkupElement
  ) throws(SchemaError) -> String {
    guard let value = element.text(attribute) else {
      throw .missingAttribute(
        file: file,
        line: element.line,
        element: element.name,
        attribute: attribute
      )
    }
    return value
  }
}
