import SyncEvents

/// Which kinds a block holds, as bits; the bits are part of format 1.
struct KindSet: OptionSet, Sendable {
  let rawValue: Int64

  private static let bits = Dictionary(
    uniqueKeysWithValues: EventKind.all.enumerated().map { ($0.element, Int64($0.offset)) }
  )

  init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  init(_ kind: EventKind) {
    // A kind that this build doesn't know shares the highest bit.
    rawValue = 1 << (Self.bits[kind] ?? 62)
  }

  init(_ kinds: Set<EventKind>) {
    self = kinds.reduce(into: []) { $0.insert(KindSet($1)) }
  }
}
