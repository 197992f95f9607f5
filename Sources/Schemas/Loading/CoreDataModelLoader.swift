internal import FoundationEssentials

/// Reads Core Data models: from bytes, and from what lies at a path.
package enum CoreDataModelLoader {
  /// The model in the text of a `contents` file.
  ///
  /// Errors and results call it `file`, from which its name is taken unless one is given.
  package static func model(
    bytes: some Collection<UInt8>,
    file: String,
    name: String? = nil
  ) throws(SchemaError) -> CoreDataModel {
    guard bytes.count <= Limits.maxFileBytes else {
      throw .tooLarge(file: file, bytes: bytes.count, limit: Limits.maxFileBytes)
    }
    let root: MarkupElement
    do {
      root = try MarkupParser.tree(of: Array(bytes))
    } catch {
      throw error.error(in: file)
    }
    return try ModelBuilder(file: file).model(root, name: name ?? ModelPath(file).versionName)
  }

  /// The models at a path: a `contents` or other XML file, `.xcdatamodel` or `.xcdatamodeld`.
  package static func versions(path: String) throws(SchemaError) -> ModelVersions {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(file: path)
    }
    guard isFolder else { return ModelVersions(single: try model(path: path)) }
    let names = try BoundedFile.names(inFolder: path)
    if names.contains(ModelPath.contentsName) {
      return ModelVersions(single: try model(path: "\(path)/\(ModelPath.contentsName)"))
    }
    return try versions(names.filter { $0.hasSuffix(ModelPath.versionSuffix) }, folder: path)
  }

  private static func versions(
    _ names: [String],
    folder: String
  ) throws(SchemaError) -> ModelVersions {
    var models: [CoreDataModel] = []
    var failures: [SchemaError] = []
    for name in names.sorted().prefix(Limits.maxModelVersions) {
      do {
        models.append(try model(path: "\(folder)/\(name)/\(ModelPath.contentsName)"))
      } catch {
        failures.append(error)
      }
    }
    guard !models.isEmpty else { throw failures.first ?? .noModel(folder: folder) }
    return ModelVersions(
      models: models,
      failures: failures,
      namedCurrent: CurrentVersionFile.versionName(inFolder: folder)
    )
  }

  private static func model(path: String) throws(SchemaError) -> CoreDataModel {
    let bytes = try BoundedFile.bytes(path: path, limit: Limits.maxFileBytes)
    return try model(bytes: bytes, file: path)
  }
}
