import Codecs

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a command writes its data: a file that appears when it is whole, or standard output.
final class OutputFile {
  private let path: String?
  private let temporary: String
  private let descriptor: Int32
  private let gzip: GzipEncoder?
  private var isFinished = false

  /// - Parameter path: Nil or `-` for standard output; a name that ends in `.gz` or `.syncreport`
  ///   is compressed.
  init(_ path: String?) throws {
    let path = path == "-" ? nil : path
    self.path = path
    guard let path else {
      temporary = ""
      descriptor = 1
      gzip = nil
      return
    }
    // Beside its place, so that the last step is a rename within one file system.
    temporary = "\(path).\(getpid()).part"
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw OutputError.cannotCreate(path: path, reason: String(cString: strerror(errno)))
    }
    let isCompressed = path.hasSuffix(".gz") || path.hasSuffix(".syncreport")
    gzip = isCompressed ? try GzipEncoder() : nil
  }

  deinit {
    guard path != nil, !isFinished else { return }
    close(descriptor)
    unlink(temporary)
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
    guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0,
      rename(temporary, path) == 0
    else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw OutputError.cannotWrite(path: path, reason: reason)
    }
  }
}
