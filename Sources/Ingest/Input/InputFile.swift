import SyncEvents

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file, or standard input, read in pieces.
final class InputFile: RootSource {
  private let descriptor: Int32
  private let path: String
  /// Bytes read so far.
  private(set) var bytesRead = 0

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(IngestError) {
    self.path = path
    // The path is a C string for the length of the call.
    descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing(path: path)
      // A pipe that nobody writes to is waited for already here.
      case EINTR: throw .interrupted
      case EACCES, EPERM: throw .notPermitted(path: path)
      default: throw .unreadable(path: path, reason: Self.message(errno))
      }
    }
  }

  /// When the file was changed; nil for standard input and what is no file.
  var modified: Timestamp? {
    guard path != "-" else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Glibc)
      return Timestamp(seconds: Int64(status.st_mtim.tv_sec))
    #else
      return Timestamp(seconds: Int64(status.st_mtimespec.tv_sec))
    #endif
  }

  deinit {
    if path != "-" { close(descriptor) }
  }

  /// The next bytes; nil at the end.
  ///
  /// - Throws: `interrupted` where a signal came that the program catches.
  func next() throws(IngestError) -> [UInt8]? {
    var result = 0
    let count = Limits.chunkBytes
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      #if canImport(Glibc)
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
      #else
        result = unsafe Darwin.read(descriptor, buffer.baseAddress, count)
      #endif
      filled = max(result, 0)
    }
    bytesRead += bytes.count
    if result >= 0 { return bytes.isEmpty ? nil : bytes }
    // To go on reading would be to wait again, and not to end at Ctrl-C.
    guard errno != EINTR else { throw .interrupted }
    throw .unreadable(path: path, reason: Self.message(errno))
  }

  private static func message(_ code: Int32) -> String {
    // strerror gives a text for any number.
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
