internal import FoundationEssentials

/// The property list in an `.xcdatamodeld` folder that names the current version.
struct CurrentVersionFile: Decodable {
  private let versionFolder: String

  private enum CodingKeys: String, CodingKey {
    case versionFolder = "_XCCurrentVersionName"
  }

  /// The current version's name, without `.xcdatamodel`.
  ///
  /// `nil` if the folder has no such file (a single version needs none) or it can't be read: then
  /// no version is known to be the current one.
  static func versionName(inFolder folder: String) -> String? {
    // try? since both failures mean the same: the folder doesn't say.
    guard
      let bytes = try? BoundedFile.bytes(
        path: "\(folder)/.xccurrentversion",
        limit: Limits.maxVersionFileBytes
      ),
      let file = try? PropertyListDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    return ModelPath.withoutExtension(Substring(file.versionFolder))
  }
}
