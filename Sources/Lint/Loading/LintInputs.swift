internal import FoundationEssentials
internal import Schemas

/// Reads files and folders into what is judged, and keeps what could not be read.
package struct LintInputs {
  package private(set) var subject = LintSubject()

  /// Why files could not be judged; the others were.
  package private(set) var failures: [LintError] = []

  /// What is worth saying of what was read, such as an old version that could not be.
  package private(set) var remarks: [String] = []

  /// The files and models that were read.
  package private(set) var count = 0

  private var seen: Set<String> = []

  package init(isPublic: Bool = false) {
    subject.isPublic = isPublic
  }

  /// Reads a file of any kind, or all of a folder.
  package mutating func read(_ path: String) {
    let path = Self.plain(path)
    guard seen.insert(path).inserted else { return }
    do {
      try add(path)
    } catch {
      failures.append(error)
    }
  }

  /// Reads a model, which nothing else will do for.
  package mutating func readModel(_ path: String) {
    let before = subject.models.count
    let failed = failures.count
    read(path)
    if subject.models.count == before, failures.count == failed {
      failures.append(.notA(kind: "Core Data model", file: path))
    }
  }

  /// Reads the schema of the development environment.
  package mutating func readDevelopment(_ path: String) {
    subject.development = schema(path)
  }

  /// Reads the schema of the production environment.
  package mutating func readProduction(_ path: String) {
    subject.production = schema(path)
  }

  /// Reads a text that is no file, such as standard input.
  package mutating func read(bytes: [UInt8], named name: String) {
    do {
      try add(bytes: bytes, file: name)
    } catch {
      failures.append(error)
    }
  }

  /// A schema with a role is not judged again as one of a folder.
  private mutating func schema(_ path: String) -> CloudKitSchema? {
    seen.insert(Self.plain(path))
    do {
      let schema = try CloudKitSchemaParser.schema(path: path)
      count += 1
      return schema
    } catch {
      failures.append(.schema(error))
      return nil
    }
  }

  private mutating func add(_ path: String) throws(LintError) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(file: path)
    }
    if isFolder {
      guard !Self.isModelFolder(path) else { return try addModel(path) }
      let found = try LintFolder.files(in: path)
      guard !found.isEmpty else { throw .nothingInFolder(folder: path) }
      let before = count
      for file in found { addFound(file) }
      if count == before, failures.isEmpty { throw .nothingInFolder(folder: path) }
    } else {
      try add(bytes: try Self.bytes(path), file: path)
    }
  }

  /// Reads a file of a folder; one that is of no kind is nobody's fault.
  private mutating func addFound(_ path: String) {
    guard seen.insert(path).inserted else { return }
    do {
      try Self.isModelFolder(path)
        ? addModel(path) : add(bytes: try Self.bytes(path), file: path)
    } catch .unknown, .otherPropertyList {
      return
    } catch {
      failures.append(error)
    }
  }

  private mutating func addModel(_ path: String) throws(LintError) {
    let versions: ModelVersions
    do {
      versions = try CoreDataModelLoader.versions(path: path)
    } catch {
      throw .schema(error)
    }
    guard let given = GivenModel(versions) else { throw .unknown(file: path) }
    if case .namedIsMissing = given.choice, let failure = versions.failures.first {
      failures.append(.schema(failure))
    }
    remarks += versions.failures.map { "\($0); this version was left out" }
    subject.models.append(given)
    count += 1
  }

  private mutating func add(bytes: [UInt8], file: String) throws(LintError) {
    do {
      if CoreDataModel.isModel(prefix: bytes) {
        let model = try CoreDataModelLoader.model(bytes: bytes, file: file)
        subject.models.append(GivenModel(model: model))
      } else if CloudKitSchema.isSchema(prefix: bytes) || file.hasSuffix(".ckdb") {
        subject.schemas.append(try CloudKitSchemaParser.schema(bytes: bytes, file: file))
      } else {
        return try addOther(bytes: bytes, file: file)
      }
    } catch let error as SchemaError {
      throw .schema(error)
    } catch let error as LintError {
      throw error
    } catch {
      throw .unreadable(file: file)
    }
    count += 1
  }

  private mutating func addOther(bytes: [UInt8], file: String) throws(LintError) {
    let isList =
      bytes.starts(with: "bplist".utf8)
      || file.hasSuffix(".entitlements") || file.hasSuffix(".plist")
      || String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<plist")
    if file.hasSuffix(".swift") {
      guard bytes.count <= Limits.maxSourceBytes else {
        throw .tooLarge(file: file, limit: Limits.maxSourceBytes)
      }
      subject.sources.append(SwiftText(bytes: bytes, file: file))
    } else if isList {
      guard bytes.count <= Limits.maxPropertyListBytes else {
        throw .tooLarge(file: file, limit: Limits.maxPropertyListBytes)
      }
      subject.settings.append(try AppSettings(bytes: bytes, file: file))
    } else {
      throw .unknown(file: file)
    }
    count += 1
  }

  private static func bytes(_ path: String) throws(LintError) -> [UInt8] {
    do {
      return try BoundedFile.bytes(path: path, limit: Limits.maxFileBytes)
    } catch {
      throw .schema(error)
    }
  }

  private static func isModelFolder(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// The path without a slash at its end, which shells add to folders, and `./` before it.
  private static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    while path.count > 2, path.hasPrefix("./") { path.removeFirst(2) }
    return path
  }
}
