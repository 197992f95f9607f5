import KnowledgeBase
import SyncEvents

/// Finds the known console lines that an event is.
enum KnownLines {
  static func signals(of event: SyncEvent) -> [String] {
    guard case .log(let log) = event.payload, let message = log.message else { return [] }
    return NoiseSignal.signals(in: message).map(\.id)
  }
}
