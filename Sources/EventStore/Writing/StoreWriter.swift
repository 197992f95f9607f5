import Questions
import SQLiteDatabase
import SyncEvents

/// Stores events, each once, and keeps the facts current in the same transaction.
///
/// One at a time writes to a file; another waits, then fails with `StoreError.busy`.
package final class StoreWriter {
  private let connection: Connection
  private let index: EventIndex
  private let sessions: SessionCache
  private let blocks: BlockWriter
  private let server: ServerTable
  private let records: RecordTable
  private let errors: ErrorTable
  /// SQLite's count of commits by others; where it moves, what is at hand is stale.
  private var dataVersion: Int64 = -1

  init(connection: Connection) throws(StoreError) {
    self.connection = connection
    index = EventIndex(connection: connection)
    sessions = SessionCache(connection: connection, index: index)
    blocks = try StoreError.wrapping(connection.path) {
      [sessions] in try BlockWriter(connection: connection, sessions: sessions)
    }
    server = ServerTable(connection: connection)
    records = RecordTable(connection: connection)
    errors = ErrorTable(connection: connection)
  }

  /// Commits the events that the store doesn't have; all of them or, on an error, none.
  /// `inputBytes` are those of the input since the last commit, for the store's ratio.
  package func commit(
    _ events: [IncomingEvent],
    inputBytes: Int = 0
  ) throws(StoreError) -> CommitCounts {
    do {
      let counts = try connection.transaction(.immediate) {
        () throws(StoreError) in
        try StoreError.wrapping(connection.path) {
          try self.forgetStale()
          return try self.write(events, inputBytes: inputBytes)
        }
      }
      sessions.trim()
      return counts
    } catch {
      // The transaction was undone, so what is at hand may never have been stored.
      forget()
      throw error
    }
  }

  private func forgetStale() throws {
    let version = try connection.int64("PRAGMA data_version") ?? 0
    if version != dataVersion { forget() }
    dataVersion = version
  }

  private func forget() {
    sessions.forget()
    server.forget()
    records.forget()
    errors.forget()
  }

  private func write(_ events: [IncomingEvent], inputBytes: Int) throws -> CommitCounts {
    var counts = CommitCounts()
    var fresh: [IncomingEvent] = []
    var keys: Set<EventIndex.Key> = []
    fresh.reserveCapacity(events.count)
    for event in events {
      if try isNew(event.event, keys: &keys) {
        fresh.append(event)
      } else {
        counts.duplicate += 1
      }
    }
    counts.accepted = fresh.count
    if !fresh.isEmpty {
      let first = try blocks.nextOrdinal()
      try saveFacts(of: fresh, from: first)
      try index.insert(Array(keys))
      try blocks.write(fresh, from: first)
    }
    try addToMeta("input_bytes", inputBytes)
    return counts
  }

  /// Whether none of the event's identities is known; notes them.
  private func isNew(_ event: SyncEvent, keys: inout Set<EventIndex.Key>) throws -> Bool {
    var own: [EventIndex.Key] = []
    var number: Int64?
    for identity in event.identities {
      switch identity {
      case .id(let id):
        let key = EventIndex.Key(id)
        if keys.contains(key) { return false }
        if try index.contains(key) { return false }
        own.append(key)
      case .history(let device, let eventID, let phase):
        let key = EventIndex.Key(history: device, eventID: eventID, phase: phase)
        if keys.contains(key) { return false }
        if try index.contains(key) { return false }
        own.append(key)
      case .sequence(_, _, let sequence):
        if try sessions.hasNoted(sequence, of: event.sessionKey) { return false }
        number = sequence
      }
    }
    if let number { _ = try sessions.note(number, of: event.sessionKey) }
    keys.formUnion(own)
    return true
  }

  private func saveFacts(of events: [IncomingEvent], from ordinal: Int64) throws {
    var facts = Facts()
    for key in Set(events.map(\.event.sessionKey)) {
      try sessions.load(key)
      facts.sessions[key] = sessions.entries[key]?.known
    }
    var ordinal = ordinal
    var untimed: Set<RecordKey> = []
    for event in events {
      facts.add(event.event, .ordinal(ordinal), signals: event.signals)
      if event.event.kind == .fields, event.event.time == nil {
        untimed.formUnion(facts.records.filter { $1.reference == .ordinal(ordinal) }.keys)
      }
      ordinal += 1
    }
    let ids = try sessions.save(facts.sessions)
    try server.add(facts)
    try records.add(facts, sessionIDs: ids, replacing: untimed)
    try errors.add(facts, sessionIDs: ids)
    try DocumentTable(connection: connection).add(facts)
    try NoteTable(connection: connection).add(facts, sessionIDs: ids)
  }

  private func addToMeta(_ key: String, _ amount: Int) throws {
    guard amount != 0 else { return }
    let statement = try connection.cached(
      """
      INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = value + ?2
      """
    )
    try statement.bind(1, key)
    try statement.bind(2, amount)
    try statement.run()
  }
}
