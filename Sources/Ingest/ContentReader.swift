import Schemas
import SyncEvents

/// Reads one input's bytes as the format that they are of.
struct ContentReader {
  let pieces: PieceQueue
  let origin: InputOrigin
  /// When the file was changed, where that is known.
  let modified: Timestamp?
  let console: ConsoleLogOptions
  /// Is called after each piece.
  let progress: () throws -> Void

  typealias Sink = (ReadItem) throws -> Void

  /// Hands over what the input holds; the reason is that of an unknown format.
  func read(_ format: InputFormat, because reason: String, into sink: Sink) throws {
    switch format {
    case .own: try readLines(ReportReader(), sink)
    case .console: try readLines(ConsoleReader(source: origin), sink)
    case .jsonLines: try readLines(MixedLinesReader(source: origin, console: console), sink)
    case .sentryEnvelope:
      try readLines(SentryEnvelopeReader(source: origin, console: console), sink)
    case .csv:
      try readLines(DelimitedReader(source: origin, delimiter: 0x2c, console: console), sink)
    case .tsv:
      try readLines(DelimitedReader(source: origin, delimiter: 0x09, console: console), sink)
    case .pastedRows: try readLines(PastedRowReader(source: origin, console: console), sink)
    case .json: try readObjects(sink)
    case .coreDataModel, .cloudKitSchema, .currentVersion: try readDocument(format, sink)
    case .unknown:
      if let failure = pieces.failure { throw failure }
      try sink(.rejection(Rejection(line: 1, reason: pieces.damage ?? reason)))
    }
  }

  private func readLines(_ reader: some LineReader, _ sink: Sink) throws {
    var reader = reader
    var splitter = LineSplitter()
    let take: (Span<UInt8>?, Int) throws -> Void = { line, number in
      if let line {
        let mark = number == 1 ? ByteOrderMark.length(in: line) : 0
        try reader.read(line.extracting(droppingFirst: mark), number: number, into: sink)
      } else {
        reader.skip(number: number)
        try sink(.rejection(Self.tooLong(number)))
      }
    }
    while let piece = pieces.next() {
      try splitter.split(piece, take)
      try progress()
    }
    try splitter.finish(take)
    try reader.finish(into: sink)
    try end(line: splitter.number + 1, sink)
  }

  private func readObjects(_ sink: Sink) throws {
    var reader = JSONObjectReader(source: origin, console: console)
    var splitter = JSONElementSplitter()
    func take(_ bytes: [UInt8]?, _ line: Int) throws {
      if let bytes {
        try reader.read(bytes, line: line, into: sink)
      } else {
        try sink(.rejection(Self.tooLong(line)))
      }
    }
    while let piece = pieces.next() {
      try splitter.split(piece, take)
      try progress()
    }
    try splitter.finish(take)
    try reader.finish(into: sink)
    try end(line: 1, sink)
  }

  /// Says what is wrong with the input's end, if anything is.
  private func end(line: Int, _ sink: Sink) throws {
    if let failure = pieces.failure { throw failure }
    if let damage = pieces.damage { try sink(.rejection(Rejection(line: line, reason: damage))) }
  }

  private static func tooLong(_ line: Int) -> Rejection {
    let error = EventError.tooLong(limit: SyncEvents.Limits.maximumLineLength)
    return Rejection(line: line, reason: "\(error)")
  }

  private func readDocument(_ format: InputFormat, _ sink: Sink) throws {
    var bytes: [UInt8] = []
    while let piece = pieces.next() {
      bytes += piece
      guard bytes.count <= Limits.documentBytes else {
        let reason = "a model or schema of more than \(Limits.documentBytes >> 20) MiB"
        return try sink(.rejection(Rejection(line: 1, reason: reason)))
      }
    }
    if let failure = pieces.failure { throw failure }
    // A part of a model or schema would tell that the rest of it does not exist.
    if let damage = pieces.damage {
      return try sink(.rejection(Rejection(line: 1, reason: damage)))
    }
    let content: DocumentContent
    do throws(SchemaError) {
      content = try DocumentContent(bytes, of: format, file: origin.name)
    } catch {
      return try sink(.rejection(Rejection(line: 1, reason: "\(error)")))
    }
    try sink(.document(ReadDocument(content: content, text: bytes, modified: modified)))
  }
}
