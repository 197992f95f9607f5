import Diagnosis
import Findings
import Ingest
import Questions
import SyncEvents

/// Folds files into a timeline, without a store.
final class FileTimeline {
  private var folded = Timeline(facts: Facts(), locate: FileTimeline.locate)
  private var documents = DocumentSet()
  private var reader: InputReader
  private(set) var rejections: [IngestResult.NamedRejection] = []
  private(set) var rejected = 0
  private(set) var events = 0
  private var seen = SeenIdentities()
  private var progress: ProgressBar

  /// So many refused lines are named; all are counted.
  private static let namedRejections = 100

  init(reader: InputReader, isQuiet: Bool) {
    self.reader = reader
    progress = ProgressBar(total: nil, unit: "events", isQuiet: isQuiet)
  }

  private static func locate(_ reference: EventReference) -> EvidenceSource? {
    if case .line(let file, let line) = reference { .line(file: file, line: line) } else { nil }
  }

  /// What was read so far, the models and schemas among it.
  var timeline: Timeline {
    var timeline = folded
    timeline.add(documents)
    return timeline
  }

  /// Takes in an event that no input holds.
  func add(_ event: SyncEvent) {
    take(.event(ReadEvent(event: event, line: 0, byteCount: 0)), from: "")
  }

  func read(_ path: String) throws {
    reader.progress = { [unowned self] _, bytes in
      try Interruption.check()
      self.progress.update(done: bytes, count: self.events)
    }
    _ = try reader.read(path) { item, name in self.take(item, from: name) }
    progress.finish()
  }

  private func take(_ item: ReadItem, from path: String) {
    switch item {
    case .event(let read):
      // Two reports that overlap tell a thing once.
      guard seen.insert(read.event.identities) else { return }
      events += 1
      folded.facts.add(read.event, .line(file: path, line: read.line), signals: read.signals)
    case .rejection(let rejection):
      rejected += 1
      if rejections.count < Self.namedRejections {
        rejections.append(
          IngestResult.NamedRejection(file: path, line: rejection.line, reason: rejection.reason)
        )
      }
    case .document(let document): documents.add(document, file: path)
    }
  }
}
