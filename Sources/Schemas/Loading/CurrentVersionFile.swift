internal import FoundationEssentials

/// The property list in an `.xcdatamodeld` folder that names the current version.
package struct CurrentVersionFile: Decodable {
  /// The file's name in every such folder.
  package static let name = ".xccurrentversion"

  private let versionFolder: String

  private enum CodingKeys: String, CodingKey {
    case versionFolder = "_XCCurrentVersionName"
  }

  /// Whether a file that begins so is one, whatever its name.
  package static func isCurrentVersion(prefix: [UInt8]) -> Bool {
    guard prefix.count < Limits.maxVersionFileBytes, prefix.starts(with: "<?xml".utf8) else {
      return false
    }
    return versionName(prefix) != nil
  }

  /// The current version's name, without `.xcdatamodel`.
  ///
  /// `nil` if the folder has no such file (a single version needs none) or it can't be read: then
  /// no version is known to be the current one.
  static func versionName(inFolder folder: String) -> String? {
    // try? since a folder that can't be read doesn't say, either.
    let bytes = try? BoundedFile.bytes(
      path: "\(folder)/\(name)",
      limit: Limits.maxVersionFileBytes
    )
    return bytes.flatMap(versionName)
  }

  /// The current version's name that the file's text gives; nil if it is no such file.
  package static func versionName(_ bytes: [UInt8]) -> String? {
    let file = try? PropertyListDecoder().decode(Self.self, from: Data(bytes))
    return file.map { ModelPath.withoutExtension(Substring($0.versionFolder)) }
  }
}
