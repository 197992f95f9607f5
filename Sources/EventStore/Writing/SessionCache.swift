import Questions
import SQLiteDatabase

/// The launches that a writer has at hand, as they stand in the store and as they are changed.
final class SessionCache {
  struct Entry {
    /// Nil for a launch that has no row yet.
    var id: Int64?
    /// As it stands in the store.
    var known: SessionFacts?
    var runs: SequenceRuns
    var knownRuns: SequenceRuns
  }

  private let connection: Connection
  private let table: SessionTable
  private let index: EventIndex
  private var deviceIDs: [String: Int64] = [:]
  private(set) var entries: [SessionKey: Entry] = [:]

  init(connection: Connection, index: EventIndex) {
    self.connection = connection
    self.index = index
    table = SessionTable(connection: connection)
  }

  /// Forgets everything, since another process may have written.
  func forget() {
    entries = [:]
    deviceIDs = [:]
  }

  /// Brings the launch to hand.
  func load(_ key: SessionKey) throws {
    guard entries[key] == nil else { return }
    guard let (id, facts) = try table.session(key) else {
      entries[key] = Entry(runs: SequenceRuns(), knownRuns: SequenceRuns())
      return
    }
    let runs = try index.runs(ofSession: id)
    entries[key] = Entry(id: id, known: facts, runs: runs, knownRuns: runs)
  }

  /// Notes a number of a launch's events; false where it was noted before.
  func note(_ number: Int64, of key: SessionKey) throws -> Bool {
    try load(key)
    return entries[key]?.runs.insert(number) ?? false
  }

  func hasNoted(_ number: Int64, of key: SessionKey) throws -> Bool {
    try load(key)
    return entries[key]?.runs.contains(number) ?? false
  }

  /// Writes the launches; returns the ids of their rows.
  func save(_ sessions: [SessionKey: SessionFacts]) throws -> [SessionKey: Int64] {
    var ids: [SessionKey: Int64] = [:]
    for (key, facts) in sessions {
      try load(key)
      guard var entry = entries[key] else { continue }
      let id = try table.save(
        facts,
        id: entry.id,
        replacing: entry.known,
        deviceID: try key.device.map(deviceID)
      )
      if entry.runs != entry.knownRuns {
        try index.save(entry.runs, replacing: entry.knownRuns, ofSession: id)
        entry.knownRuns = entry.runs
      }
      entry.id = id
      entry.known = facts
      entries[key] = entry
      ids[key] = id
    }
    return ids
  }

  /// Keeps the cache small; to be called between transactions.
  func trim() {
    if entries.count > Limits.cachedSessions { entries = [:] }
    if deviceIDs.count > Limits.cachedSessions { deviceIDs = [:] }
  }

  /// The id of the device's row, made where there is none.
  func deviceID(_ name: String) throws -> Int64 {
    if let id = deviceIDs[name] { return id }
    let insert = try connection.cached("INSERT OR IGNORE INTO device (name) VALUES (?1)")
    try insert.bind(1, name)
    try insert.run()
    let select = try connection.cached("SELECT id FROM device WHERE name = ?1")
    try select.bind(1, name)
    defer { select.reset() }
    guard try select.step() else { throw BlockError.malformed("a device without a row") }
    deviceIDs[name] = select.int64(0)
    return select.int64(0)
  }
}
