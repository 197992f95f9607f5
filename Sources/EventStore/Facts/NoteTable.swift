import Questions
import SQLiteDatabase
import SyncEvents

/// The rows of facts of events that are kept whole.
struct NoteTable {
  let connection: Connection

  func load(into facts: inout Facts, sessions: [Int64: SessionKey]) throws {
    let rows = try connection.cached("SELECT session_id, digest, ordinal, line FROM note")
    while try rows.step() {
      guard let session = sessions[rows.int64(0)] else { continue }
      let key = NoteKey(session: session, digest: UInt64(bitPattern: rows.int64(1)))
      let event = try TailTable.event(rows.text(3))
      facts.notes[key] = NotedEvent(event: event, reference: rows.reference(2))
    }
  }

  /// Adds what a batch of events told, unless it is known.
  func add(_ delta: Facts, sessionIDs: [SessionKey: Int64]) throws {
    let insert = try connection.cached("INSERT OR IGNORE INTO note VALUES (?1, ?2, ?3, ?4)")
    for (key, note) in delta.notes {
      guard let session = sessionIDs[key.session] else { continue }
      try insert.bind(1, session)
      try insert.bind(2, Int64(bitPattern: key.digest))
      try insert.bind(3, note.reference.ordinal)
      try insert.bind(4, JSONWriter.line(.object(note.event.body)))
      try insert.run()
    }
  }
}
