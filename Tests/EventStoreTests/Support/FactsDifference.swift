import Questions
import SyncEvents

/// Holds the facts that a store keeps against those that its events give.
enum FactsDifference {
  /// The names of the parts that differ.
  static func parts(_ kept: Facts, _ folded: Facts) -> [String] {
    let parts: [(name: String, agree: Bool)] = [
      ("sessions", kept.sessions == folded.sessions), ("server", kept.server == folded.server),
      ("coverage", kept.coverage == folded.coverage), ("probes", kept.probes == folded.probes),
      ("records", kept.records == folded.records), ("errors", kept.errors == folded.errors),
      ("field types", kept.fieldTypes == folded.fieldTypes),
      ("signals", kept.signals == folded.signals),
    ]
    return parts.filter { !$0.agree }.map(\.name)
  }

  /// The facts of events in order of arrival.
  static func fold(_ events: [SyncEvent], signals: (SyncEvent) -> [String] = { _ in [] }) -> Facts {
    var facts = Facts()
    for (offset, event) in events.enumerated() {
      facts.add(event, .ordinal(Int64(offset + 1)), signals: signals(event))
    }
    return facts
  }
}
