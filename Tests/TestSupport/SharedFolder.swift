internal import Foundation

/// A temporary folder that several can hold, gone with the last of them.
package final class SharedFolder: Sendable {
  private let folder: TemporaryFolder

  package init() throws {
    folder = try TemporaryFolder()
  }

  package var path: String { folder.path }

  /// The path of a name in the folder.
  package func path(_ name: String) -> String {
    "\(folder.path)/\(name)"
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try folder.write(bytes, to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try folder.write(text.utf8, to: name)
  }

  package func read(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path(name))))
  }

  /// The names in the folder, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
