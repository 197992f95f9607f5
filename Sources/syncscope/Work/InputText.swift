#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads what is piped in as one text.
enum InputText {
  /// More than this is a log, which `diagnose` and `ingest` read in pieces.
  private static let maximumBytes = 16 << 20

  static func standardInput() throws -> String {
    String(decoding: bytes(), as: UTF8.self)
  }

  static func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < maximumBytes {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(0, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(0, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
