import Questions
import SQLiteDatabase
import SyncEvents

/// The rows that tell which fields of a record had a value, one for each record and role.
final class RecordTable {
  private let connection: Connection
  private var namesIDs: [[String]: Int64] = [:]

  init(connection: Connection) {
    self.connection = connection
  }

  /// Forgets what was read, since another process may have written.
  func forget() {
    namesIDs = [:]
  }

  private static let letters: [String: Character] = [
    "present": "p", "nil": "n", "undecodable": "u",
  ]
  private static let states = Dictionary(uniqueKeysWithValues: letters.map { ($1, $0) })

  /// The states of a record as a short text, a letter each; as a JSON array where one of them is
  /// none of the format's.
  private static func text(_ states: [String]) -> String {
    let known = states.compactMap { letters[$0] }
    return known.count == states.count
      ? String(known) : JSONWriter.line(.array(states.map(JSONValue.string)))
  }

  private static func unpacked(_ text: String) throws -> [String] {
    guard text.hasPrefix("[") else { return text.map { states[$0] ?? "" } }
    return try JSONScanner.value(in: text).array?.compactMap(\.text) ?? []
  }

  func load(into facts: inout Facts, sessions: [Int64: SessionKey]) throws {
    var names: [Int64: [String]] = [:]
    let namesRows = try connection.cached("SELECT id, names FROM field_names")
    while try namesRows.step() {
      let list = try JSONScanner.value(in: namesRows.text(1)).array ?? []
      names[namesRows.int64(0)] = list.compactMap(\.text)
    }
    let records = try connection.cached(
      """
      SELECT entity, name, role, time, session_id, field_names_id, states, ordinal FROM record
      """
    )
    while try records.step() {
      guard let session = sessions[records.int64(4)] else { continue }
      let fields = zip(names[records.int64(5)] ?? [], try Self.unpacked(records.text(6)))
      let key = RecordKey(entity: records.text(0), record: records.text(1), role: records.text(2))
      facts.records[key] = RecordFacts(
        time: records.optionalTime(3),
        session: session,
        fields: Dictionary(fields.map { ($0, $1) }) { $1 },
        reference: records.reference(7)
      )
    }
    let types = try connection.cached("SELECT entity, field, type FROM field_type")
    while try types.step() {
      facts.fieldTypes[types.text(0), default: [:]][types.text(1)] = types.text(2)
    }
  }

  /// Adds what a batch of events told; a record that is known to be newer stays, unless it is one
  /// of those that an event of unknown time told: such an event replaces whatever stood before it.
  func add(
    _ delta: Facts,
    sessionIDs: [SessionKey: Int64],
    replacing untimed: Set<RecordKey>
  ) throws {
    let insert = try connection.cached(
      """
      INSERT INTO record VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (entity, name, role) DO UPDATE SET time = ?4, session_id = ?5,
        field_names_id = ?6, states = ?7, ordinal = ?8
      WHERE time IS NULL OR ?4 IS NULL OR ?4 >= time OR ?9
      """
    )
    for (key, record) in delta.records {
      let names = record.fields.keys.sorted()
      let namesID = try id(of: names)
      try insert.bind(1, key.entity)
      try insert.bind(2, key.record)
      try insert.bind(3, key.role)
      try insert.bind(4, record.time?.nanoseconds)
      try insert.bind(5, sessionIDs[record.session])
      try insert.bind(6, namesID)
      try insert.bind(7, Self.text(names.map { record.fields[$0] ?? "" }))
      try insert.bind(8, record.reference.ordinal)
      try insert.bind(9, untimed.contains(key) ? 1 : 0)
      try insert.run()
    }
    let types = try connection.cached("INSERT OR REPLACE INTO field_type VALUES (?1, ?2, ?3)")
    for (entity, fields) in delta.fieldTypes {
      for (field, type) in fields {
        try types.bind(1, entity)
        try types.bind(2, field)
        try types.bind(3, type)
        try types.run()
      }
    }
  }

  private func id(of names: [String]) throws -> Int64 {
    if let id = namesIDs[names] { return id }
    let text = JSONWriter.line(.array(names.map(JSONValue.string)))
    let insert = try connection.cached("INSERT OR IGNORE INTO field_names (names) VALUES (?1)")
    try insert.bind(1, text)
    try insert.run()
    let select = try connection.cached("SELECT id FROM field_names WHERE names = ?1")
    try select.bind(1, text)
    guard try select.step() else { throw BlockError.malformed("field names without a row") }
    namesIDs[names] = select.int64(0)
    return select.int64(0)
  }
}
