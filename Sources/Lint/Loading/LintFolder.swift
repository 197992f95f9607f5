internal import FoundationEssentials

/// Finds what can be judged below a folder.
enum LintFolder {
  /// Folders that hold others' code or what a build made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages",
  ]

  /// The files and model folders, sorted; links to folders are not followed.
  static func files(in folder: String) throws(LintError) -> [String] {
    var found: [String] = []
    var folders = [folder]
    var seen = 0
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        throw .unreadable(file: folder)
      }
      for name in names where !name.hasPrefix(".") && seen < Limits.maxFilesOfFolder {
        seen += 1
        let path = Self.path(of: name, in: folder)
        // try? since what has no attributes, a broken link for one, is neither file nor folder.
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
        switch type as? FileAttributeType {
        case .typeDirectory?:
          if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
            found.append(path)
          } else if !skipped.contains(name) {
            folders.append(path)
          }
        case .typeRegular?: if isOfKind(name) { found.append(path) }
        default: break
        }
      }
    }
    return found.sorted()
  }

  /// The path, without the `./` that nobody wrote.
  private static func path(of name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isOfKind(_ name: String) -> Bool {
    name == "contents" || name.hasSuffix("Info.plist")
      || [".ckdb", ".entitlements", ".swift", ".xml"].contains { name.hasSuffix($0) }
  }
}
