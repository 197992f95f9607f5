import SyncEvents

/// The identities of events that were read, as digests: a log of gigabytes has millions of them, and
/// their texts would be most of what is held.
struct SeenIdentities {
  private var digests: Set<UInt128> = []

  /// Adds identities; returns whether none of them was there.
  mutating func insert(_ identities: [EventIdentity]) -> Bool {
    let new = identities.map(Self.digest)
    guard new.allSatisfy({ !digests.contains($0) }) else { return false }
    digests.formUnion(new)
    return true
  }

  private static func digest(_ identity: EventIdentity) -> UInt128 {
    let parts: [String?] =
      switch identity {
      case .id(let id): ["id", id]
      case .sequence(let device, let session, let number):
        ["sequence", device, session, "\(number)"]
      case .history(let device, let eventID, let phase): ["history", device, eventID, phase]
      }
    var hash = SHA256()
    for part in parts {
      // The length keeps parts apart, and no part from an empty one.
      hash.combine("\(part?.utf8.count ?? -1) \(part ?? "")".utf8)
    }
    return hash.finish().prefix(16).reduce(0) { $0 << 8 | UInt128($1) }
  }
}
