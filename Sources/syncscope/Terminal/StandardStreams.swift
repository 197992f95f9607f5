#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why output can't be written.
enum OutputError: Error, Equatable, CustomStringConvertible {
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)

  var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "\(path) can't be created: \(reason)"
    case .cannotWrite(let path, let reason): "\(path) can't be written: \(reason)"
    }
  }
}

/// Data for people and programs.
enum StandardOutput {
  static var isTerminal: Bool { isatty(1) == 1 }

  static func write(_ text: String) throws(OutputError) {
    try FileDescriptor.write(Array(text.utf8), to: 1, path: "standard output")
  }
}

/// Everything that is not data.
enum StandardError {
  static var isTerminal: Bool { isatty(2) == 1 }

  /// Writes a text; where even that fails there is nobody left to tell.
  static func write(_ text: String) {
    try? FileDescriptor.write(Array(text.utf8), to: 2, path: "standard error")
  }
}

/// Writes bytes to an open file.
enum FileDescriptor {
  static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(OutputError) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
      }
      start += written
    }
  }
}
