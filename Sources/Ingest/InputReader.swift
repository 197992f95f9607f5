import Archives
import Codecs
import SyncEvents

/// What was made of one input: a file, standard input, or a file in an archive.
package struct InputSummary: Sendable, Hashable {
  package var path: String
  package var format: InputFormat
  package var because: String
  /// Bytes as they stand in the file; of a file in an archive, those that the archive took for it.
  package var bytes = 0
  package var events = 0
  package var rejected = 0
}

/// Reads inputs of any supported format, in pieces.
package struct InputReader {
  /// What is handed over, and the name of the input it is from.
  package typealias Sink = (_ item: ReadItem, _ name: String) throws -> Void

  /// The format to take instead of the recognised one.
  package var forcedFormat: InputFormat?
  /// Is told of the bytes read so far of the input.
  package var progress: ((_ path: String, _ bytes: Int) throws -> Void)?
  /// Is told of an archive's files that are no evidence by their endings, if it has any.
  package var skipped: ((_ archive: String, _ count: Int) -> Void)?
  /// How rows of the iCloud Console's log are read.
  package var console = ConsoleLogOptions()

  package init() {}

  /// Reads one input, a file or `-` for standard input, and hands over what it holds; of an
  /// archive, each file by its own name.
  ///
  /// It throws an `IngestError` where the input can't be read at all, and what the sink throws.
  package func read(_ path: String, into sink: Sink) throws -> [InputSummary] {
    let file = try InputFile(path)
    let place = InputPlace(name: path, root: file, modified: file.modified)
    return try read(PieceQueue(ExpandedSource(opening: file, path: path)), at: place, into: sink)
  }

  /// Reads an input that is in memory, in pieces as they would come from a file.
  package func read(
    pieces: [[UInt8]],
    named name: String,
    into sink: Sink
  ) throws -> [InputSummary] {
    let memory = MemorySource(pieces)
    let place = InputPlace(name: name, root: memory)
    return try read(PieceQueue(ExpandedSource(opening: memory, path: name)), at: place, into: sink)
  }

  private func read(
    _ pieces: PieceQueue,
    at place: InputPlace,
    into sink: Sink
  ) throws -> [InputSummary] {
    let prefix = pieces.peek(atLeast: Limits.detectionBytes)
    if forcedFormat == nil, ArchiveFormat.isArchive(prefix) {
      return try readArchive(pieces, at: place, into: sink)
    }
    var summary = InputSummary(path: place.name, format: .unknown, because: "")
    (summary.format, summary.because) = FormatDetector.format(of: prefix)
    if let forcedFormat, !prefix.isEmpty {
      (summary.format, summary.because) = (forcedFormat, "--input-format says so")
    }
    let before = place.bytesBefore
    let content = ContentReader(
      pieces: pieces,
      origin: InputOrigin(name: place.name, prefix: prefix),
      modified: place.modified,
      console: console
    ) {
      try progress?(place.name, place.root.bytesRead)
    }
    try content.read(summary.format, because: summary.because) { item in
      switch item {
      case .event: summary.events += 1
      case .rejection: summary.rejected += 1
      case .document: break
      }
      try sink(item, place.name)
    }
    summary.bytes = place.root.bytesRead - before
    return [summary]
  }

  private func readArchive(
    _ pieces: PieceQueue,
    at place: InputPlace,
    into sink: Sink
  ) throws -> [InputSummary] {
    var summaries: [InputSummary] = []
    var skippedFiles = 0
    func refuse(_ reason: String) throws {
      try sink(.rejection(Rejection(line: 1, reason: reason)), place.name)
      var summary = InputSummary(path: place.name, format: .unknown, because: "it is an archive")
      summary.rejected = 1
      summary.bytes = place.root.bytesRead - place.bytesBefore
      summaries.append(summary)
    }
    guard place.depth < Limits.archiveDepth else {
      try refuse("an archive in an archive in an archive; unpack it first")
      return summaries
    }
    let start = place.bytesBefore
    do {
      let archive = try ArchiveReader { pieces.next() }
      while let entry = try archive.nextEntry() {
        guard !InputFinder.isHidden("/" + entry.path), !InputFinder.isSkipped(entry.path) else {
          skippedFiles += InputFinder.isHidden("/" + entry.path) ? 0 : 1
          continue
        }
        var inner = place
        inner.name = place.name + "/" + entry.path
        inner.depth += 1
        inner.modified = entry.modified.flatMap(Timestamp.init(seconds:))
        inner.bytesBefore = start + summaries.reduce(0) { $0 + $1.bytes }
        let queue = PieceQueue(try ExpandedSource(ArchiveFile(archive)))
        summaries += try read(queue, at: inner, into: sink)
      }
    } catch let error where error is ArchiveError || error is CodecError {
      try refuse("\(error); what stands before it was read")
    }
    if let failure = pieces.failure { throw failure }
    if skippedFiles > 0 { skipped?(place.name, skippedFiles) }
    if summaries.isEmpty { try refuse("the archive holds no file that can be read") }
    return summaries
  }
}

/// Where an input stands: what it is read from, and the way into the archives in it.
private struct InputPlace {
  var name: String
  var root: any RootSource
  var modified: Timestamp?
  /// How many archives are around it.
  var depth = 0
  /// The bytes of the file that were read for what came before it.
  var bytesBefore = 0
}
