import Codecs
import SyncEvents

/// Moments as they stand in a fact's row: a column of integers; the row bears their number.
enum PackedTimes {
  static func pack(_ times: some Collection<Timestamp>) -> [UInt8] {
    IntegerColumn.encode(times.map(\.nanoseconds))
  }

  static func unpack(_ bytes: [UInt8], count: Int) throws -> [Timestamp] {
    guard count >= 0, count <= Limits.valuesPerBlock else {
      throw BlockError.malformed("\(count) times")
    }
    return try IntegerColumn.decode(bytes, count: count).map(Timestamp.init(nanoseconds:))
  }
}
