import Codecs

/// The bytes of a source, expanded where they are compressed with gzip.
final class ExpandedSource: PieceSource {
  private let source: any PieceSource
  private var pending: [UInt8] = []
  private var gzip: GzipDecoder?
  private var isAtEnd = false

  /// The bytes of a file whose name errors bear.
  convenience init(opening source: some RootSource, path: String) throws(IngestError) {
    do {
      try self.init(source)
    } catch let error as IngestError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// - Throws: what the source throws at its beginning, and `CodecError` where zlib has no memory.
  init(_ source: any PieceSource) throws {
    self.source = source
    // A pipe may give less than the two bytes that tell gzip.
    while pending.count < 2, let piece = try source.next() { pending += piece }
    if GzipDecoder.isGzip(pending) {
      let decoder = try GzipDecoder(chunkSize: Limits.chunkBytes)
      decoder.feed(pending)
      gzip = decoder
    }
  }

  /// The next piece; nil at the end.
  ///
  /// - Throws: `CodecError` where gzip data are damaged or cut; the pieces before it are whole.
  func next() throws -> [UInt8]? {
    guard let gzip else {
      guard pending.isEmpty else {
        defer { pending = [] }
        return pending
      }
      return try source.next()
    }
    var expanded: [UInt8] = []
    while try !gzip.next(into: &expanded) {
      if isAtEnd { return nil }
      guard let piece = try source.next() else {
        isAtEnd = true
        try gzip.finish()
        return nil
      }
      gzip.feed(piece)
    }
    return expanded
  }
}
