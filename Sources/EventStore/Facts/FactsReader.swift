import Questions
import SQLiteDatabase
import SyncEvents

/// Reads the facts that a store keeps into the form on which questions and rules stand.
struct FactsReader {
  let connection: Connection

  func facts(_ parts: FactsParts, ofDevice device: String?) throws -> Facts {
    var facts = Facts()
    var sessions = try SessionTable(connection: connection).sessions(ofDevice: device)
    if parts.contains(.activities) {
      try SessionParts(connection: connection, sessionID: nil).load(into: &sessions)
    }
    let keys = sessions.mapValues(\.key)
    for session in sessions.values { facts.sessions[session.key] = session }
    if parts.contains(.server) {
      try ServerTable(connection: connection).load(into: &facts)
    }
    if parts.contains(.records) {
      try RecordTable(connection: connection).load(into: &facts, sessions: keys)
    }
    let errors = ErrorTable(connection: connection)
    if parts.contains(.errors) { try errors.loadErrors(into: &facts, sessions: keys) }
    if parts.contains(.signals) { try errors.loadSignals(into: &facts, sessions: keys) }
    if parts.contains(.documents) {
      try DocumentTable(connection: connection).load(into: &facts)
    }
    if parts.contains(.notes) {
      try NoteTable(connection: connection).load(into: &facts, sessions: keys)
    }
    return facts
  }
}
