import ArgumentParsing
import EventStore
import FoundationEssentials

/// Which store a command speaks of.
struct StoreOptions {
  let path: String

  init(_ values: ParsedValues) {
    let environment = ProcessInfo.processInfo.environment
    let named = [values.value("store"), environment["SYNCSCOPE_STORE"]]
    // SQLite would take an empty name for a store that vanishes with the program.
    path =
      named.compactMap(\.self).first { !$0.isEmpty }
      ?? Self.dataFolder(environment) + "/syncscope.sqlite"
  }

  /// `$XDG_DATA_HOME`, or the platform's folder for data.
  private static func dataFolder(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? "."
    if let folder = environment["XDG_DATA_HOME"], !folder.isEmpty { return folder + "/syncscope" }
    #if os(macOS)
      return home + "/Library/Application Support/syncscope"
    #else
      return home + "/.local/share/syncscope"
    #endif
  }

  /// Opens the store to read.
  func open() throws -> Store {
    try Store.open(path)
  }

  /// Opens the store to write, with its folder where that is missing.
  func openOrCreate() throws -> Store {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      let folder = String(path[..<slash])
      do {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        throw OutputError.cannotCreate(path: folder, reason: "\(error)")
      }
    }
    return try Store.openOrCreate(path)
  }
}
