import FoundationEssentials
import Schemas

/// Finds the files that the paths of a command line stand for.
package enum InputFinder {
  /// The files in order: a file stands for itself, a folder for all files in it at any depth,
  /// sorted; `-` for standard input.
  ///
  /// `skipped` is told of each folder's files that are no evidence by their endings, if it has any.
  package static func files(
    _ paths: [String],
    skipped: (_ folder: String, _ count: Int) -> Void = { _, _ in }
  ) throws(IngestError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder = false
      if path != "-" {
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          throw .missing(path: path)
        }
      }
      guard isFolder else {
        files.append(path)
        continue
      }
      let all = try self.files(inFolder: path)
      let found = all.filter { !isSkipped($0) }
      if found.count < all.count { skipped(path, all.count - found.count) }
      guard !found.isEmpty else { throw .emptyFolder(path: path) }
      files += found
    }
    return files
  }

  /// Endings of source code, pages, pictures and databases, whose text would be taken for a log's.
  private static let otherEndings: Set<Substring> = [
    "md", "markdown", "py", "sh", "swift", "m", "h", "c", "cpp", "html", "css", "js", "png", "jpg",
    "jpeg", "gif", "heic", "pdf", "mov", "sqlite", "db", "sqlite-wal", "sqlite-shm",
  ]

  /// Whether a file of a folder or archive is passed over: it is no evidence by its ending, or the
  /// system's own.
  static func isSkipped(_ path: String) -> Bool {
    let name = path.lowercased().split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return false }
    return otherEndings.contains(name[name.index(after: dot)...])
  }

  /// Whether a path within a folder or archive is of the system's, not the user's: hidden, or
  /// what macOS adds to its archives.
  static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
      && !path.hasSuffix("/" + CurrentVersionFile.name)
  }

  private static func files(inFolder path: String) throws(IngestError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw .notPermitted(path: path)
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().filter { !isHidden("/" + $0) }.map { base + $0 }.filter { path in
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }
  }
}
