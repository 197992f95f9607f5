package import Schemas
package import SyncEvents

/// The models and schemas of any number of inputs, with what their folders tell of them.
package struct DocumentSet: Sendable {
  /// A model and what is known of it.
  package struct Model: Sendable {
    package var model: CoreDataModel
    package var file: String
    package var text: [UInt8]
    package var modified: Timestamp?
    /// Whether the folder of versions says that another one is in use.
    package var isSuperseded = false
  }

  /// A schema and what is known of it.
  package struct Schema: Sendable {
    package var schema: CloudKitSchema
    package var file: String
    package var text: [UInt8]
    package var modified: Timestamp?
  }

  private var allModels: [Model] = []
  package private(set) var schemas: [Schema] = []
  /// The current version's name by the folder of versions.
  private var currentVersions: [String: String] = [:]

  package init() {}

  /// Takes in a document that was read from a file of that name.
  package mutating func add(_ document: ReadDocument, file: String) {
    switch document.content {
    case .model(let model):
      allModels.append(
        Model(model: model, file: file, text: document.text, modified: document.modified)
      )
    case .schema(let schema):
      schemas.append(
        Schema(schema: schema, file: file, text: document.text, modified: document.modified)
      )
    case .currentVersion(let name):
      currentVersions[file.split(separator: "/").dropLast().joined(separator: "/")] = name
    }
  }

  /// The models, whatever the order in which they and their folders' words came.
  package var models: [Model] {
    allModels.map { model in
      // Folder of versions, version, `contents`.
      let parts = model.file.split(separator: "/")
      guard parts.count > 2,
        let current = currentVersions[parts.dropLast(2).joined(separator: "/")]
      else { return model }
      var model = model
      model.isSuperseded = parts[parts.count - 2] != "\(current).xcdatamodel"
      return model
    }
  }

  package var isEmpty: Bool { allModels.isEmpty && schemas.isEmpty }
}
