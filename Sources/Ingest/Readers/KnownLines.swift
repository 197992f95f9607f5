import KnowledgeBase
import SyncEvents

/// Finds the known console lines that an event is.
struct KnownLines {
  private var scanner = SignalScanner()

  mutating func signals(of event: SyncEvent) -> [String] {
    guard case .log(let log) = event.payload, let message = log.message else { return [] }
    return scanner.signals(in: message).map(\.id)
  }
}
