import Diagnosis
import Findings
import Ingest
import Questions
import SyncEvents

/// Folds files into a timeline, without a store.
final class FileTimeline {
  private(set) var timeline = Timeline(facts: Facts(), locate: FileTimeline.locate)
  private(set) var rejections: [IngestResult.NamedRejection] = []
  private(set) var rejected = 0
  private(set) var events = 0
  private var seen = SeenIdentities()
  private var progress: ProgressBar

  /// So many refused lines are named; all are counted.
  private static let namedRejections = 100

  init(isQuiet: Bool) {
    progress = ProgressBar(total: nil, unit: "events", isQuiet: isQuiet)
  }

  private static func locate(_ reference: EventReference) -> EvidenceSource? {
    if case .line(let file, let line) = reference { .line(file: file, line: line) } else { nil }
  }

  func read(_ path: String) throws {
    var reader = InputReader()
    reader.progress = { [unowned self] _, bytes in
      try Interruption.check()
      self.progress.update(done: bytes, count: self.events)
    }
    _ = try reader.read(path) { item in self.take(item, from: path) }
    progress.finish()
  }

  private func take(_ item: ReadItem, from path: String) {
    switch item {
    case .event(let read):
      // Two reports that overlap tell a thing once.
      guard seen.insert(read.event.identities) else { return }
      events += 1
      timeline.facts.add(read.event, .line(file: path, line: read.line), signals: read.signals)
    case .rejection(let rejection):
      rejected += 1
      if rejections.count < Self.namedRejections {
        rejections.append(
          IngestResult.NamedRejection(file: path, line: rejection.line, reason: rejection.reason)
        )
      }
    case .model(let model):
      timeline.models.append(Timeline.GivenModel(model: model, file: path))
    case .schema(let schema):
      timeline.schemas.append(Timeline.GivenSchema(schema: schema, file: path))
    }
  }
}
