import Diagnosis
import EventStore
import Findings
import Ingest
import Questions
import SyncEvents

/// Makes a timeline of what a store keeps.
enum StoreTimeline {
  static func timeline(of store: Store, filter: EventFilter) throws -> Timeline {
    let facts = try store.facts(.all, ofDevice: filter.device).filtered(by: filter)
    var timeline = Timeline(facts: facts) { reference in
      guard case .ordinal(let ordinal) = reference else { return nil }
      // Evidence that can't be read back is still evidence; its place in the store is its name.
      guard let event = try? store.event(at: ordinal) else { return .event("#\(ordinal)") }
      return source(of: event)
    }
    timeline.add(try documents(facts, of: store))
    return timeline
  }

  /// The models and schemas that the store keeps, of each file as it was last.
  private static func documents(_ facts: Facts, of store: Store) throws -> DocumentSet {
    var latest: [String: DocumentFacts] = [:]
    for document in facts.documents {
      if let known = latest[document.file]?.date, let date = document.date, date < known {
        continue
      }
      latest[document.file] = document
    }
    let ordinals = latest.values.compactMap { document in
      if case .ordinal(let ordinal) = document.reference { ordinal } else { nil as Int64? }
    }
    return DocumentSet(try ordinals.sorted().compactMap { try store.event(at: $0) })
  }

  /// An event that was read from a text is found there; others by their name in an export.
  private static func source(of event: SyncEvent) -> EvidenceSource {
    if let source = event.source, source.line > 0 {
      return .line(file: source.name, line: source.line)
    }
    return .event(event.label)
  }
}
