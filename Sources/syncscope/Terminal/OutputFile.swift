import Codecs

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a command writes its data: a file that appears when it is whole, a device or pipe that is
/// there, or standard output.
final class OutputFile {
  private let path: String?
  /// What becomes the file in the end; nil for what must stay in its place.
  private let temporary: String?
  private let descriptor: Int32
  private let gzip: GzipEncoder?
  private var isFinished = false

  /// Opens the place; nil or `-` is standard output, a name that ends in `.gz` or `.syncreport` is
  /// compressed.
  init(_ path: String?) throws {
    let path = path == "-" ? nil : path
    self.path = path
    guard let path else {
      temporary = nil
      descriptor = 1
      gzip = nil
      return
    }
    switch Self.kind(of: path) {
    case S_IFREG, nil:
      // Beside its place, so that the last step is a rename within one file system.
      let name = "\(Self.place(of: path)).\(getpid()).part"
      descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      temporary = name
    default:
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      temporary = nil
    }
    guard descriptor >= 0 else {
      throw OutputError.cannotCreate(path: path, reason: String(cString: strerror(errno)))
    }
    let isCompressed = path.hasSuffix(".gz") || path.hasSuffix(".syncreport")
    gzip = isCompressed ? try GzipEncoder() : nil
  }

  deinit {
    guard path != nil, !isFinished else { return }
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  /// What stands at the path: a file, a device, a pipe; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The path of the file that a link leads to, so that the link stays.
  private static func place(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func write(_ bytes: [UInt8]) throws {
    guard let gzip else {
      return try FileDescriptor.write(bytes, to: descriptor, path: path ?? "standard output")
    }
    var packed: [UInt8] = []
    try gzip.encode(bytes, into: &packed)
    try FileDescriptor.write(packed, to: descriptor, path: path ?? "")
  }

  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Puts the file in its place.
  func finish() throws {
    guard let path else { return }
    if let gzip {
      var packed: [UInt8] = []
      try gzip.finish(into: &packed)
      try FileDescriptor.write(packed, to: descriptor, path: path)
    }
    isFinished = true
    // A pipe or device can't be synchronised, which is EINVAL.
    let isWritten = (fsync(descriptor) == 0 || errno == EINVAL) && close(descriptor) == 0
    guard isWritten, temporary.map({ rename($0, Self.place(of: path)) == 0 }) ?? true else {
      let reason = String(cString: strerror(errno))
      if let temporary { unlink(temporary) }
      throw OutputError.cannotWrite(path: path, reason: reason)
    }
  }
}
