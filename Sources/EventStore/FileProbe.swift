import FoundationEssentials

/// Looks at a file without opening it.
enum FileProbe {
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The file's size in bytes; 0 where there is none.
  static func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int) ?? (attributes?[.size] as? UInt64).map(Int.init) ?? 0
  }
}
