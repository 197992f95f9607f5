import FoundationEssentials
import SyncEvents

/// The only place that asks what time it is.
enum Clock {
  static var now: Timestamp {
    Timestamp(nanoseconds: Int64(Date().timeIntervalSince1970 * 1e6) * 1_000)
  }
}
