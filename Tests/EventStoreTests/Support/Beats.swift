import SyncEvents
import TestSupport

@testable import EventStore

/// Events of one launch that differ in number, time and a text.
enum Beats {
  static func events(_ range: Range<Int>) throws -> [SyncEvent] {
    try range.map { number in
      try SyncEvent([
        "v": 1, "kind": "beat", "ts": .string(Scene.time(Double(number)).description),
        "session": "5E550000-0000-4000-8000-000000000001", "seq": .integer(Int64(number)),
        "device": "phone", "text": .string(String(number * 7_919 % 10_007)),
      ])
    }
  }

  /// The events as if their lines were longer than they are, so that few fill a block.
  static func incoming(_ range: Range<Int>, byteCount: Int) throws -> [IncomingEvent] {
    try events(range).map { IncomingEvent(event: $0, byteCount: byteCount) }
  }
}
