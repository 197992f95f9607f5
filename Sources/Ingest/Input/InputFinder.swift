import FoundationEssentials

/// Finds the files that the paths of a command line stand for.
package enum InputFinder {
  /// The files in order: a file stands for itself, a folder for all files in it at any depth,
  /// sorted; `-` for standard input.
  package static func files(_ paths: [String]) throws(IngestError) -> [String] {
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
      let found = try self.files(inFolder: path)
      guard !found.isEmpty else { throw .emptyFolder(path: path) }
      files += found
    }
    return files
  }

  private static func files(inFolder path: String) throws(IngestError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw .notPermitted(path: path)
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().filter { name in
      // Hidden files are the system's, not the user's.
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { base + $0 }.filter { path in
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }
  }
}
