import EventStore
import Ingest
import Redaction
import SyncEvents

/// Reads inputs into a store and counts what came of them.
final class IngestRun {
  private let store: Store
  private let writer: BackgroundWriter
  private var reader: InputReader
  /// Takes out what must not be stored; nil to store what is read.
  private var redactor: Redactor?
  private var waiting: [IncomingEvent] = []
  private var waitingBytes = 0
  private(set) var result = IngestResult()
  /// Is told of every refused line, of which the result names only so many.
  var onRejection: (IngestResult.NamedRejection) throws -> Void = { _ in }
  private var progress: ProgressBar
  private var bytesBefore = 0
  private var documents = DocumentSet()

  /// So many rejections are named in the answer; all are counted.
  private static let namedRejections = 10_000

  init(
    store: Store,
    reader: InputReader,
    redactor: Redactor?,
    totalBytes: Int?,
    isQuiet: Bool
  ) throws {
    self.store = store
    self.redactor = redactor
    writer = BackgroundWriter(try store.writer())
    self.reader = reader
    progress = ProgressBar(total: totalBytes, unit: "events", isQuiet: isQuiet)
  }

  /// Reads one input; what was read of it before an error is stored.
  func read(_ path: String) throws {
    reader.progress = { [unowned self] _, bytes in
      try Interruption.check()
      self.progress.update(done: self.bytesBefore + bytes, count: self.result.read)
    }
    let summaries: [InputSummary]
    do {
      summaries = try reader.read(path) { item, name in try self.take(item, from: name) }
    } catch {
      // What was read so far is whole; an interrupted run keeps what it has committed.
      let isInterrupted = error is InterruptionError || error as? IngestError == .interrupted
      if !isInterrupted, !(error is StoreError) { try commit() }
      try writer.wait()
      throw error
    }
    for summary in summaries {
      result.files += 1
      result.bytes += summary.bytes
      result.byFormat[summary.format.rawValue, default: 0] += summary.events
      bytesBefore += summary.bytes
    }
  }

  /// Takes in an event that no input holds.
  func add(_ event: SyncEvent) throws {
    try take(.event(ReadEvent(event: event, line: 0, byteCount: 0)), from: "")
  }

  /// Commits what waits, the models and schemas among it, and tidies up.
  func finish() throws {
    // A model or schema says nothing of anybody; with a word of it replaced it could not be read.
    for document in try documents.events() { try wait(for: document, document.event) }
    try commit()
    let counts = try writer.wait()
    result.accepted = counts.accepted
    result.duplicate = counts.duplicate
    progress.finish()
    try? store.checkpoint()
  }

  private func take(_ item: ReadItem, from path: String) throws {
    switch item {
    case .event(let read): try wait(for: read, redactor?.event(read.event) ?? read.event)
    case .rejection(let rejection):
      let named = IngestResult.NamedRejection(
        file: path,
        line: rejection.line,
        reason: redactor?.text(rejection.reason) ?? rejection.reason
      )
      try onRejection(named)
      result.rejected += 1
      if result.rejections.count < Self.namedRejections { result.rejections.append(named) }
    case .document(let document):
      result.documents += 1
      documents.add(document, file: redactor?.text(path) ?? path)
    }
  }

  private func wait(for read: ReadEvent, _ event: SyncEvent) throws {
    // Before, not after: the line of a huge event is gone from memory by then.
    if waiting.count >= Limits.eventsPerTransaction || waitingBytes >= Limits.bytesPerTransaction {
      try commit()
    }
    waiting.append(
      IncomingEvent(event: event, byteCount: read.byteCount, signals: read.signals)
    )
    waitingBytes += read.byteCount
    result.byKind[read.event.kind, default: 0] += 1
  }

  private func commit() throws {
    let events = waiting
    let bytes = waitingBytes
    waiting = []
    waitingBytes = 0
    try writer.commit(events, inputBytes: bytes)
  }
}

/// What came of an ingest.
struct IngestResult {
  struct NamedRejection {
    var file: String
    var line: Int
    var reason: String
  }

  var files = 0
  var accepted = 0
  var duplicate = 0
  var rejected = 0
  /// Models and schemas.
  var documents = 0
  var byKind: [EventKind: Int] = [:]
  var byFormat: [String: Int] = [:]
  var rejections: [NamedRejection] = []
  var seconds = 0.0
  var bytes = 0

  /// Events that were understood, new or not.
  var read: Int { byKind.values.reduce(0, +) }

  /// Whether anything at all was understood.
  var hasUnderstood: Bool { read > 0 || documents > 0 }

  var json: JSONValue {
    [
      "files": .integer(Int64(files)),
      "events": [
        "accepted": .integer(Int64(accepted)), "duplicate": .integer(Int64(duplicate)),
        "rejected": .integer(Int64(rejected)),
      ],
      "byKind": Self.counts(kindNames),
      "byFormat": Self.counts(byFormat),
      "rejections": .array(
        rejections.map {
          [
            "file": .string($0.file), "line": .integer(Int64($0.line)),
            "reason": .string($0.reason),
          ]
        }
      ),
      "seconds": .double((seconds * 1_000).rounded() / 1_000),
      "bytes": .integer(Int64(bytes)),
    ]
  }

  private var kindNames: [String: Int] {
    Dictionary(byKind.map { ($0.key.name, $0.value) }) { $0 + $1 }
  }

  private static func counts(_ counts: [String: Int]) -> JSONValue {
    .object(
      JSONObject(
        counts.sorted { $0.key < $1.key }.map {
          JSONMember(name: $0.key, value: .integer(Int64($0.value)))
        }
      )
    )
  }

  var text: String {
    var text =
      "\(accepted) \(accepted == 1 ? "event" : "events") stored, \(duplicate) known already, "
      + "\(rejected) \(rejected == 1 ? "line" : "lines") refused; "
      + "\(files) \(files == 1 ? "file" : "files"), \(ByteText.text(bytes))"
    let kinds = kindNames.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !kinds.isEmpty {
      text += "\nread: " + kinds.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
    if documents > 0 { text += "\n\(documents) models or schemas" }
    return text
  }
}
