import SyncEvents

@testable import EventStore

/// Tells what a store must accept, by the plainest means.
struct ArrivalModel {
  private(set) var arrived: [SyncEvent] = []
  private var known: Set<[String]> = []

  mutating func offer(_ events: [SyncEvent]) -> CommitCounts {
    var counts = CommitCounts()
    for event in events {
      let identities = event.identities.map(Self.name)
      if identities.contains(where: known.contains) {
        counts.duplicate += 1
      } else {
        counts.accepted += 1
        arrived.append(event)
        known.formUnion(identities)
      }
    }
    return counts
  }

  private static func name(_ identity: EventIdentity) -> [String] {
    switch identity {
    // The pools hold no text that is a UUID in small letters only by chance.
    case .id(let id): ["id", id.uppercased()]
    case .sequence(let device, let session, let number):
      ["sequence", device.map { "=" + $0 } ?? "", session, "\(number)"]
    case .history(let device, let eventID, let phase): ["history", device ?? "", eventID, phase]
    }
  }
}
