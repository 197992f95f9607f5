import FoundationEssentials

/// A folder that goes with the value.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    // try? since a folder left in /tmp fails no test.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
