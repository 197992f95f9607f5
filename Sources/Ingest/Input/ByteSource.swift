import Codecs

/// The bytes of an input, expanded where they are compressed with gzip.
final class ByteSource {
  private let file: InputFile
  private let path: String
  private var pending: [UInt8]
  private var gzip: GzipDecoder?
  private var isAtEnd = false
  /// Bytes read so far, as they stand in the file.
  private(set) var bytesRead = 0

  init(_ path: String) throws(IngestError) {
    self.path = path
    file = try InputFile(path)
    pending = []
    // A pipe may give less than the two bytes that tell gzip.
    while pending.count < 2 {
      let chunk = try file.read(atMost: Limits.chunkBytes)
      if chunk.isEmpty { break }
      pending += chunk
    }
    bytesRead = pending.count
    if GzipDecoder.isGzip(pending) {
      do throws(CodecError) {
        let decoder = try GzipDecoder(chunkSize: Limits.chunkBytes)
        decoder.feed(pending)
        gzip = decoder
      } catch { throw .unreadable(path: path, reason: "\(error)") }
    }
  }

  /// The next piece; nil at the end.
  ///
  /// - Throws: `CodecError` where gzip data are damaged or cut; the pieces before it are whole.
  func next() throws -> [UInt8]? {
    guard let gzip else {
      if !pending.isEmpty {
        defer { pending = [] }
        return pending
      }
      let chunk = try file.read(atMost: Limits.chunkBytes)
      bytesRead += chunk.count
      return chunk.isEmpty ? nil : chunk
    }
    var expanded: [UInt8] = []
    while try !gzip.next(into: &expanded) {
      if isAtEnd { return nil }
      let chunk = try file.read(atMost: Limits.chunkBytes)
      bytesRead += chunk.count
      if chunk.isEmpty {
        isAtEnd = true
        try gzip.finish()
        return nil
      }
      gzip.feed(chunk)
    }
    return expanded
  }
}
