import Questions
import SQLiteDatabase
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

/// A store in a folder of its own.
final class TestStore: Sendable {
  let folder: SharedFolder
  let path: String

  init() throws {
    folder = try SharedFolder()
    path = folder.path("store.sqlite")
  }

  /// Commits the events with a writer that is opened for them alone.
  @discardableResult
  func commit(_ events: [SyncEvent]) throws -> CommitCounts {
    try Store.openOrCreate(path).writer().commit(events.map(Self.incoming))
  }

  static func incoming(_ event: SyncEvent) -> IncomingEvent {
    IncomingEvent(event: event, byteCount: JSONWriter.line(.object(event.body)).utf8.count)
  }

  /// The events of the store in order of arrival, or newest first.
  func events(
    _ filter: EventFilter = .everything,
    after ordinal: Int64 = 0,
    newestFirst: Bool = false
  ) throws -> [StoredEvent] {
    var events: [StoredEvent] = []
    try Store.open(path).forEachEvent(filter, after: ordinal, newestFirst: newestFirst) { event in
      events.append(event)
      return true
    }
    return events
  }

  /// The lines of the store's events, byte for byte.
  func lines() throws -> [String] {
    try events().map { JSONWriter.line(.object($0.event.body)) }
  }

  /// Runs SQL on the file behind the store's back.
  func execute(_ sql: String) throws {
    try Connection(path: path, mode: .readWrite, busyTimeout: .seconds(2)).execute(sql)
  }

  /// The first number that the SQL gives.
  func number(_ sql: String) throws -> Int64 {
    try #require(try Connection(path: path, mode: .readOnly).int64(sql))
  }

  /// Moves everything into the one file and returns its bytes.
  func wholeFile() throws -> [UInt8] {
    try Store.openOrCreate(path).checkpoint()
    return try folder.read("store.sqlite")
  }
}
