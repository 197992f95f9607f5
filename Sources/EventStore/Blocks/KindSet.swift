import SyncEvents

/// Which kinds a block holds, as bits; the bits are part of format 1.
struct KindSet: OptionSet, Sendable {
  let rawValue: Int64

  init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  init(_ kind: EventKind) {
    // A kind that this build doesn't know shares the highest bit.
    let bit = EventKind.all.firstIndex(of: kind) ?? 62
    rawValue = 1 << Int64(bit)
  }

  init(_ kinds: Set<EventKind>) {
    self = kinds.reduce(into: []) { $0.insert(KindSet($1)) }
  }
}
