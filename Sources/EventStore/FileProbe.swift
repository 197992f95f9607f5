import FoundationEssentials

/// Looks at a file without opening it.
package enum FileProbe {
  /// Whether there is a file or folder of that name.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The file's size in bytes; 0 where there is none.
  package static func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // Which integer it is differs between Foundations.
    return (attributes?[.size] as? any BinaryInteger).map { Int($0) } ?? 0
  }
}
