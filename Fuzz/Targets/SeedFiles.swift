import Foundation

/// The files that a fuzzer begins with: a target's own seeds, and the fixtures of the tests.
package enum SeedFiles {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders whose files are seeds of the targets that name their endings.
  private static let fixtures = ["Tests/CorpusTests/Fixtures", "examples"]

  /// The paths of a target's seeds, its own first, sorted.
  package static func paths(of target: any FuzzTarget.Type) -> [String] {
    files(in: "Fuzz/seeds/\(target.name)")
      + fixtures.flatMap(files).filter { path in
        target.fixtureEndings.contains { path.hasSuffix($0) }
      }
  }

  /// The folders of targets' own seeds.
  package static func ownFolders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Fuzz/seeds").path)
      .sorted()
  }

  private static func files(in folder: String) -> [String] {
    let base = root.appending(path: folder).path
    guard let names = FileManager.default.enumerator(atPath: base) else { return [] }
    return names.compactMap { $0 as? String }.sorted().map { "\(base)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && !path.hasSuffix("/case.json")
    }
  }
}
