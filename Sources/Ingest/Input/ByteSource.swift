import Codecs

/// The bytes of an input, expanded where they are compressed with gzip.
final class ByteSource {
  private let path: String
  /// The next bytes as they stand in the input; empty at its end.
  private let more: () throws(IngestError) -> [UInt8]
  private var pending: [UInt8]
  private var gzip: GzipDecoder?
  private var isAtEnd = false
  /// Bytes read so far, as they stand in the file.
  private(set) var bytesRead = 0

  /// The bytes of a file, or of standard input.
  convenience init(_ path: String) throws(IngestError) {
    let file = try InputFile(path)
    try self.init(name: path) { () throws(IngestError) in
      try file.read(atMost: Limits.chunkBytes)
    }
  }

  /// The bytes of pieces that are in memory, cut where they are cut.
  convenience init(name: String, pieces: [[UInt8]]) throws(IngestError) {
    var rest = pieces.filter { !$0.isEmpty }[...]
    try self.init(name: name) { () throws(IngestError) in rest.popFirst() ?? [] }
  }

  private init(
    name: String,
    more: @escaping () throws(IngestError) -> [UInt8]
  ) throws(IngestError) {
    path = name
    self.more = more
    pending = []
    // A pipe may give less than the two bytes that tell gzip.
    while pending.count < 2 {
      let chunk = try more()
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
      let chunk = try more()
      bytesRead += chunk.count
      return chunk.isEmpty ? nil : chunk
    }
    var expanded: [UInt8] = []
    while try !gzip.next(into: &expanded) {
      if isAtEnd { return nil }
      let chunk = try more()
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
