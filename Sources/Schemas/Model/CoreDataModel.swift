/// One version of a Core Data model, as its file declares it.
///
/// Nothing is inherited or defaulted here: an attribute that is absent in the file is `nil` or
/// `false`, and a sub-entity holds only what it declares.
///
/// ```swift
/// let model = try CoreDataModelLoader.model(bytes: bytes, file: "Notes.xcdatamodel/contents")
/// for entity in model.entities { print(entity.line, entity.name) }
/// ```
package struct CoreDataModel: Sendable, Equatable {
  /// The version's name: that of its `.xcdatamodel` folder, or of the file.
  package let name: String

  /// The path the model was read from, for the place of a result.
  package let file: String

  /// The line of the `model` element.
  package let line: Int

  /// The identifier set in Xcode's inspector (`userDefinedModelVersionIdentifier`), unless empty.
  package let versionIdentifier: String?

  /// Whether "Used with CloudKit" is ticked for the model as a whole.
  package let usedWithCloudKit: Bool

  package let entities: [ModelEntity]

  package let configurations: [ModelConfiguration]

  /// Where the entities and relationships are, so that rules may look up each without a search.
  let index: EntityIndex

  init(
    name: String,
    file: String,
    line: Int,
    versionIdentifier: String?,
    usedWithCloudKit: Bool,
    entities: [ModelEntity],
    configurations: [ModelConfiguration]
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.versionIdentifier = versionIdentifier
    self.usedWithCloudKit = usedWithCloudKit
    self.entities = entities
    self.configurations = configurations
    index = EntityIndex(entities)
  }
}

extension CoreDataModel {
  /// The first entity of this name.
  package func entity(named name: String) -> ModelEntity? {
    index.entities[name].map { entities[$0] }
  }

  /// The first configuration of this name.
  package func configuration(named name: String) -> ModelConfiguration? {
    configurations.first { $0.name == name }
  }
}
