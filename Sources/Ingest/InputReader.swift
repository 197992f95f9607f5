import Codecs
import Schemas
import SyncEvents

/// What was made of one input.
package struct InputSummary: Sendable, Hashable {
  package var path: String
  package var format: InputFormat
  package var because: String
  /// Bytes as they stand in the file.
  package var bytes: Int
  package var events = 0
  package var rejected = 0
}

/// Reads inputs of any supported format, in pieces.
package struct InputReader {
  /// The format to take instead of the recognised one.
  package var forcedFormat: InputFormat?
  /// Is told of the bytes read so far of the input.
  package var progress: ((_ path: String, _ bytes: Int) throws -> Void)?

  /// What the columns of the iCloud Console's log mean.
  package var aliases = ColumnAliases.standard

  package init() {}

  /// Reads one input, a file or `-` for standard input, and hands over what it holds.
  ///
  /// It throws an `IngestError` where the input can't be read at all, and what the sink throws.
  package func read(
    _ path: String,
    into sink: (ReadItem) throws -> Void
  ) throws -> InputSummary {
    try read(ByteSource(path), path, into: sink)
  }

  /// Reads an input that is in memory, in pieces as they would come from a file.
  package func read(
    pieces: [[UInt8]],
    named name: String,
    into sink: (ReadItem) throws -> Void
  ) throws -> InputSummary {
    try read(ByteSource(name: name, pieces: pieces), name, into: sink)
  }

  private func read(
    _ source: ByteSource,
    _ path: String,
    into sink: (ReadItem) throws -> Void
  ) throws -> InputSummary {
    var summary = InputSummary(path: path, format: .unknown, because: "", bytes: 0)
    func counting(_ item: ReadItem) throws {
      switch item {
      case .event: summary.events += 1
      case .rejection: summary.rejected += 1
      case .model, .schema: break
      }
      try sink(item)
    }
    var pieces = PieceQueue(source: source)
    let prefix = pieces.peek(atLeast: Limits.detectionBytes)
    (summary.format, summary.because) = FormatDetector.format(of: prefix)
    if let forcedFormat, !prefix.isEmpty {
      (summary.format, summary.because) = (forcedFormat, "--input-format says so")
    }
    let origin = InputOrigin(name: path, prefix: prefix)
    switch summary.format {
    case .own: try readLines(&pieces, path, ReportReader(), counting)
    case .console: try readLines(&pieces, path, ConsoleReader(source: origin), counting)
    case .jsonLines:
      try readLines(&pieces, path, MixedLinesReader(source: origin, aliases: aliases), counting)
    case .sentryEnvelope:
      try readLines(&pieces, path, SentryEnvelopeReader(source: origin, aliases: aliases), counting)
    case .csv, .tsv:
      let delimiter = summary.format == .csv ? UInt8(ascii: ",") : 0x09
      let reader = DelimitedReader(source: origin, delimiter: delimiter, aliases: aliases)
      try readLines(&pieces, path, reader, counting)
    case .pastedRows:
      try readLines(&pieces, path, PastedRowReader(source: origin, aliases: aliases), counting)
    case .json: try readObjects(&pieces, origin, counting)
    case .coreDataModel, .cloudKitSchema:
      try readDocument(&pieces, path, summary.format, counting)
    case .unknown:
      if let failure = pieces.failure { throw failure }
      let reason = pieces.damage ?? summary.because
      try counting(.rejection(Rejection(line: 1, reason: reason)))
    }
    summary.bytes = source.bytesRead
    return summary
  }

  private func readLines(
    _ pieces: inout PieceQueue,
    _ path: String,
    _ reader: some LineReader,
    _ sink: (ReadItem) throws -> Void
  ) throws {
    var reader = reader
    var splitter = LineSplitter()
    let take: (Span<UInt8>?, Int) throws -> Void = { line, number in
      if let line {
        let mark = number == 1 ? ByteOrderMark.length(in: line) : 0
        try reader.read(line.extracting(droppingFirst: mark), number: number, into: sink)
      } else {
        let error = EventError.tooLong(limit: SyncEvents.Limits.maximumLineLength)
        reader.skip(number: number)
        try sink(.rejection(Rejection(line: number, reason: "\(error)")))
      }
    }
    while let piece = pieces.next() {
      try splitter.split(piece, take)
      try progress?(path, pieces.bytesRead)
    }
    try splitter.finish(take)
    try reader.finish(into: sink)
    if let failure = pieces.failure { throw failure }
    if let damage = pieces.damage {
      try sink(.rejection(Rejection(line: splitter.number + 1, reason: damage)))
    }
  }

  private func readObjects(
    _ pieces: inout PieceQueue,
    _ origin: InputOrigin,
    _ sink: (ReadItem) throws -> Void
  ) throws {
    var reader = JSONObjectReader(source: origin, aliases: aliases)
    var splitter = JSONElementSplitter()
    func take(_ bytes: [UInt8]?, _ line: Int) throws {
      if let bytes {
        try reader.read(bytes, line: line, into: sink)
      } else {
        let error = EventError.tooLong(limit: SyncEvents.Limits.maximumLineLength)
        try sink(.rejection(Rejection(line: line, reason: "\(error)")))
      }
    }
    while let piece = pieces.next() {
      try splitter.split(piece, take)
      try progress?(origin.name, pieces.bytesRead)
    }
    try splitter.finish(take)
    try reader.finish(into: sink)
    if let failure = pieces.failure { throw failure }
    if let damage = pieces.damage { try sink(.rejection(Rejection(line: 1, reason: damage))) }
  }

  private func readDocument(
    _ pieces: inout PieceQueue,
    _ path: String,
    _ format: InputFormat,
    _ sink: (ReadItem) throws -> Void
  ) throws {
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
    try sink(Self.document(bytes, path, format))
  }
}

extension InputReader {
  private static func document(_ bytes: [UInt8], _ path: String, _ format: InputFormat) -> ReadItem
  {
    do throws(SchemaError) {
      return format == .coreDataModel
        ? .model(try CoreDataModelLoader.model(bytes: bytes, file: path))
        : .schema(try CloudKitSchemaParser.schema(bytes: bytes, file: path))
    } catch {
      return .rejection(Rejection(line: 1, reason: "\(error)"))
    }
  }
}

/// The pieces of an input, of which the first can be looked at before they are taken.
private struct PieceQueue {
  private let source: ByteSource
  private var waiting: [[UInt8]] = []
  /// How many of the waiting pieces were taken.
  private var taken = 0
  /// What is wrong with the compressed data, once their end was reached.
  private(set) var damage: String?
  /// Why the file could not be read on.
  private(set) var failure: IngestError?

  init(source: ByteSource) {
    self.source = source
  }

  var bytesRead: Int { source.bytesRead }

  mutating func peek(atLeast count: Int) -> [UInt8] {
    var found = 0
    while found < count, let piece = fetch() {
      found += piece.count
      waiting.append(piece)
    }
    return Array(waiting.joined().prefix(count))
  }

  mutating func next() -> [UInt8]? {
    guard taken < waiting.count else { return fetch() }
    defer {
      // A pipe may give bytes one by one, so what was taken goes at once, not from the front.
      waiting[taken] = []
      taken += 1
    }
    return waiting[taken]
  }

  private mutating func fetch() -> [UInt8]? {
    guard damage == nil, failure == nil else { return nil }
    do {
      return try source.next()
    } catch let error as IngestError {
      failure = error
    } catch {
      damage = "\(error); what stands before it was read"
    }
    return nil
  }
}
