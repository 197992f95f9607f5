import Diagnosis
import EventStore
import Findings
import Questions
import SyncEvents

/// Makes a timeline of what a store keeps.
enum StoreTimeline {
  static func timeline(of store: Store, filter: EventFilter) throws -> Timeline {
    let facts = try store.facts(.all, ofDevice: filter.device).filtered(by: filter)
    return Timeline(facts: facts) { reference in
      guard case .ordinal(let ordinal) = reference else { return nil }
      // Evidence that can't be read back is still evidence; its place in the store is its name.
      guard let event = try? store.event(at: ordinal) else { return .event("#\(ordinal)") }
      return source(of: event)
    }
  }

  /// An event that was read from a text is found there; others by their name in an export.
  private static func source(of event: SyncEvent) -> EvidenceSource {
    if let source = event.source, source.line > 0 {
      return .line(file: source.name, line: source.line)
    }
    return .event(event.label)
  }
}
