#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks at a file without opening it.
package enum FileProbe {
  /// Whether there is a file or folder of that name.
  package static func exists(_ path: String) -> Bool {
    status(path) != nil
  }

  /// Whether there is a folder of that name.
  static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The file's size in bytes; 0 where there is none.
  package static func size(_ path: String) -> Int {
    status(path).map { Int($0.st_size) } ?? 0
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
