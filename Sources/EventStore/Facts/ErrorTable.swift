import Questions
import SQLiteDatabase
import SyncEvents

/// The rows of error groups and where their errors came up, and of known console lines.
final class ErrorTable {
  private let connection: Connection
  private var ids: [String: Int64] = [:]

  init(connection: Connection) {
    self.connection = connection
  }

  /// Forgets what was read, since another process may have written.
  func forget() {
    ids = [:]
  }

  func loadErrors(into facts: inout Facts, sessions: [Int64: SessionKey]) throws {
    var fingerprints: [Int64: String] = [:]
    let groups = try connection.cached(
      "SELECT id, fingerprint, signature, example FROM error_group"
    )
    while try groups.step() {
      let fingerprint = groups.text(1)
      fingerprints[groups.int64(0)] = fingerprint
      facts.errors[fingerprint] = ErrorFacts(
        fingerprint: fingerprint,
        signature: groups.text(2),
        example: try PackedChain.unpack(groups.blob(3))
      )
    }
    let rows = try connection.cached(
      """
      SELECT group_id, session_id, context, occurrences, first_time, last_time, first_ordinal,
        last_ordinal FROM error_occurrence
      """
    )
    while try rows.step() {
      guard let fingerprint = fingerprints[rows.int64(0)], let session = sessions[rows.int64(1)]
      else { continue }
      var occurrences = ErrorOccurrences(at: rows.reference(6))
      occurrences.count = rows.int(3)
      occurrences.firstTime = rows.optionalTime(4)
      occurrences.lastTime = rows.optionalTime(5)
      occurrences.lastReference = rows.reference(7)
      facts.errors[fingerprint]?.places[
        ErrorPlace(session: session, context: rows.text(2))
      ] = occurrences
    }
    // Groups that came up only in launches that are not asked for say nothing.
    facts.errors = facts.errors.filter { !$0.value.places.isEmpty }
  }

  func loadSignals(into facts: inout Facts, sessions: [Int64: SessionKey]) throws {
    let rows = try connection.cached(
      "SELECT session_id, id, occurrences, first_ordinal, last_ordinal FROM signal"
    )
    while try rows.step() {
      guard let session = sessions[rows.int64(0)] else { continue }
      var signal = SignalFacts(at: rows.reference(3))
      signal.count = rows.int(2)
      signal.lastReference = rows.reference(4)
      facts.signals[SignalKey(id: rows.text(1), session: session)] = signal
    }
  }

  /// Adds what a batch of events told.
  func add(_ delta: Facts, sessionIDs: [SessionKey: Int64]) throws {
    let insert = try connection.cached(
      """
      INSERT INTO error_occurrence VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (group_id, session_id, context) DO UPDATE SET
        occurrences = occurrences + ?4,
        first_time = ifnull(min(first_time, ?5), ifnull(first_time, ?5)),
        last_time = ifnull(max(last_time, ?6), ifnull(last_time, ?6)),
        last_ordinal = ?8
      """
    )
    for error in delta.errors.values {
      let id = try id(of: error)
      for (place, occurrences) in error.places {
        try insert.bind(1, id)
        try insert.bind(2, sessionIDs[place.session])
        try insert.bind(3, place.context)
        try insert.bind(4, occurrences.count)
        try insert.bind(5, occurrences.firstTime?.nanoseconds)
        try insert.bind(6, occurrences.lastTime?.nanoseconds)
        try insert.bind(7, occurrences.firstReference.ordinal)
        try insert.bind(8, occurrences.lastReference.ordinal)
        try insert.run()
      }
    }
    let signals = try connection.cached(
      """
      INSERT INTO signal VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (session_id, id) DO UPDATE SET occurrences = occurrences + ?3, last_ordinal = ?5
      """
    )
    for (key, signal) in delta.signals {
      try signals.bind(1, sessionIDs[key.session])
      try signals.bind(2, key.id)
      try signals.bind(3, signal.count)
      try signals.bind(4, signal.firstReference.ordinal)
      try signals.bind(5, signal.lastReference.ordinal)
      try signals.run()
    }
  }

  private func id(of error: ErrorFacts) throws -> Int64 {
    if let id = ids[error.fingerprint] { return id }
    let select = try connection.cached("SELECT id FROM error_group WHERE fingerprint = ?1")
    try select.bind(1, error.fingerprint)
    if try select.step() {
      let id = select.int64(0)
      select.reset()
      ids[error.fingerprint] = id
      return id
    }
    let insert = try connection.cached(
      "INSERT INTO error_group (fingerprint, signature, example) VALUES (?1, ?2, ?3)"
    )
    try insert.bind(1, error.fingerprint)
    try insert.bind(2, error.signature)
    try insert.bind(3, try PackedChain.pack(error.example))
    try insert.run()
    ids[error.fingerprint] = connection.lastInsertRowID
    return connection.lastInsertRowID
  }
}
