import Questions
import SQLiteDatabase
import SyncEvents

extension Statement {
  func optionalTime(_ column: Int) -> Timestamp? {
    optionalInt64(column).map(Timestamp.init(nanoseconds:))
  }

  func optionalFlag(_ column: Int) -> Bool? {
    optionalInt64(column).map { $0 != 0 }
  }

  func optionalReference(_ column: Int) -> EventReference? {
    optionalInt64(column).map(EventReference.ordinal)
  }

  func reference(_ column: Int) -> EventReference {
    .ordinal(int64(column))
  }

  func optionalChain(_ column: Int) throws -> ErrorChain? {
    try optionalBlob(column).map(PackedChain.unpack)
  }
}

extension EventReference {
  /// The event's place in the store; facts that a store keeps always have one.
  var ordinal: Int64? {
    if case .ordinal(let ordinal) = self { ordinal } else { nil }
  }
}
