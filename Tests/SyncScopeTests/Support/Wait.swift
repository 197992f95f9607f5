import Foundation
import Testing

/// Waits for what another process will do.
enum Wait {
  struct TookTooLong: Error {}

  /// Looks again and again until it is so; a minute is too long.
  static func until(_ isSo: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 60)
    while try !isSo() {
      guard Date() < end else { throw TookTooLong() }
      _ = poll(nil, 0, 10)
    }
  }
}
