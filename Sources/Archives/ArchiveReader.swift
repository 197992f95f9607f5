internal import CArchive

/// Reads the files of a zip or tar archive one after the other, from bytes as they come in.
///
///     let archive = try ArchiveReader { try source.next() }
///     while let entry = try archive.nextEntry() {
///       while let piece = try archive.nextPiece() { consume(piece) }
///     }
///
/// It never goes back, so standard input serves as well as a file, and it holds no more than a piece.
@safe package final class ArchiveReader {
  private let handle: OpaquePointer
  private let input: ArchiveInput

  /// Begins to read; the closure gives the archive's bytes in order and nil at the end.
  ///
  /// It throws an `ArchiveError`, and what the closure threw.
  package init(_ next: @escaping () throws -> [UInt8]?) throws {
    guard let handle = unsafe archive_read_new() else {
      throw ArchiveError.damaged(reason: "no memory")
    }
    unsafe self.handle = unsafe handle
    input = ArchiveInput(next)
    unsafe archive_read_support_format_zip(handle)
    unsafe archive_read_support_format_tar(handle)
    // The input is kept alive by this object, which ends the reading before it goes.
    let context = unsafe Unmanaged.passUnretained(input).toOpaque()
    let code = unsafe archive_read_open(
      handle,
      context,
      nil,
      { _, context, buffer in
        guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
        let input = unsafe Unmanaged<ArchiveInput>.fromOpaque(context).takeUnretainedValue()
        return unsafe input.next(into: buffer)
      },
      nil
    )
    if let error = input.error { throw error }
    guard code == ARCHIVE_OK else { throw failure }
  }

  deinit {
    unsafe archive_read_free(handle)
  }

  /// The next file; folders, links and devices are passed over. Nil at the archive's end.
  ///
  /// It throws an `ArchiveError` where the archive is damaged, and what the source of bytes threw.
  package func nextEntry() throws -> ArchiveEntry? {
    while true {
      var entry: OpaquePointer?
      let code = unsafe archive_read_next_header(handle, &entry)
      if let error = input.error { throw error }
      if code == ARCHIVE_EOF { return nil }
      guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry = unsafe entry else {
        throw failure
      }
      // A regular file's type in every Unix and in both formats.
      guard unsafe archive_entry_filetype(entry) == 0o100000 else { continue }
      return ArchiveEntry(
        path: unsafe Self.path(of: entry),
        modified: unsafe archive_entry_mtime_is_set(entry) != 0
          ? Int64(unsafe archive_entry_mtime(entry)) : nil
      )
    }
  }

  /// The next bytes of the file that was reached last, nil at its end.
  ///
  /// It throws as `nextEntry` does; for an encrypted file, too.
  package func nextPiece() throws -> [UInt8]? {
    while true {
      var start: UnsafeRawPointer?
      var count = 0
      var offset: Int64 = 0
      let code = unsafe archive_read_data_block(handle, &start, &count, &offset)
      if let error = input.error { throw error }
      if code == ARCHIVE_EOF { return nil }
      guard code == ARCHIVE_OK || code == ARCHIVE_WARN else { throw failure }
      guard count > 0, let start = unsafe start else { continue }
      // The library's buffer lives until the next call.
      return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  private var failure: ArchiveError {
    // The library keeps the text with the handle.
    .damaged(reason: unsafe archive_error_string(handle).map { unsafe String(cString: $0) } ?? "?")
  }

  private static func path(of entry: OpaquePointer) -> String {
    // The first is nil where the archive's own spelling fits no locale.
    let text = unsafe archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
    return unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

/// The bytes of an archive, as the C library asks for them; it alone owns the piece that it lends.
@safe private final class ArchiveInput {
  private let source: () throws -> [UInt8]?
  private var piece: UnsafeMutableRawBufferPointer?
  /// What the source threw; the C library can't carry it.
  private(set) var error: (any Error)?

  init(_ source: @escaping () throws -> [UInt8]?) {
    self.source = source
  }

  deinit {
    unsafe piece?.deallocate()
  }

  /// Hands over the next piece, which lives until the next call.
  func next(into buffer: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
    unsafe piece?.deallocate()
    unsafe piece = nil
    do {
      guard let bytes = try source(), !bytes.isEmpty else { return 0 }
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      unsafe copy.copyBytes(from: bytes)
      unsafe piece = unsafe copy
      unsafe buffer.pointee = UnsafeRawPointer(copy.baseAddress)
      return bytes.count
    } catch {
      self.error = error
      return -1
    }
  }
}
