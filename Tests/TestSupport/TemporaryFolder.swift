internal import FoundationEssentials

/// A folder that goes with the value.
package struct TemporaryFolder: ~Copyable {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    // try? since a folder left in /tmp fails no test.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders above it; returns its path.
  @discardableResult
  package func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file.path
  }
}
