import Questions
import SQLiteDatabase
import SyncEvents

/// Knows which events a store has already.
final class EventIndex {
  private let connection: Connection

  init(connection: Connection) {
    self.connection = connection
  }

  /// The event's identifier as a key; a UUID is one in capitals and in small letters, other texts
  /// are compared byte for byte, as SQLite does.
  enum Key: Hashable {
    case uuid(UInt128)
    case text([UInt8])

    init(_ id: String) {
      if let uuid = PackedText.parsed(uuid: id) {
        self = .uuid(uuid.value)
      } else {
        self = .text(Array(id.utf8))
      }
    }

    /// The key of a phase that was read from the framework's own history.
    init(history device: String?, eventID: String, phase: String) {
      self = .text(Array("history \(device ?? "") \(eventID) \(phase)".utf8))
    }

    init(_ row: Statement, _ column: Int, isText: Bool) {
      let bytes = row.blob(column)
      self = isText ? .text(bytes) : .uuid(bytes.reduce(0) { $0 << 8 | UInt128($1) })
    }

    func bind(to statement: Statement) throws {
      switch self {
      case .uuid(let value):
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for shift in stride(from: UInt128(120), through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
        try statement.bind(1, bytes)
      case .text(let bytes): try statement.bind(1, String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  func contains(_ key: Key) throws -> Bool {
    let statement = try connection.cached("SELECT 1 FROM event_id WHERE id = ?1")
    try key.bind(to: statement)
    defer { statement.reset() }
    return try statement.step()
  }

  /// Adds keys that are known to be new.
  func insert(_ keys: [Key]) throws {
    // In order, so that neighbours in the tree are written together.
    let sorted = keys.sorted { left, right in
      switch (left, right) {
      case (.uuid(let left), .uuid(let right)): left < right
      case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
      case (.uuid, .text): false
      case (.text, .uuid): true
      }
    }
    let statement = try connection.cached("INSERT INTO event_id VALUES (?1)")
    for key in sorted {
      try key.bind(to: statement)
      try statement.run()
    }
  }

  func runs(ofSession id: Int64) throws -> SequenceRuns {
    let statement = try connection.cached(
      "SELECT first, last FROM sequence_run WHERE session_id = ?1 ORDER BY first"
    )
    try statement.bind(1, id)
    var runs: [ClosedRange<Int64>] = []
    while try statement.step() {
      guard statement.int64(0) <= statement.int64(1) else { continue }
      runs.append(statement.int64(0)...statement.int64(1))
    }
    return SequenceRuns(runs)
  }

  func save(_ runs: SequenceRuns, replacing known: SequenceRuns, ofSession id: Int64) throws {
    let before = Set(known.runs)
    let gone = before.subtracting(runs.runs)
    let delete = try connection.cached(
      "DELETE FROM sequence_run WHERE session_id = ?1 AND first = ?2"
    )
    for run in gone {
      try delete.bind(1, id)
      try delete.bind(2, run.lowerBound)
      try delete.run()
    }
    let insert = try connection.cached("INSERT OR REPLACE INTO sequence_run VALUES (?1, ?2, ?3)")
    for run in runs.runs where !before.contains(run) {
      try insert.bind(1, id)
      try insert.bind(2, run.lowerBound)
      try insert.bind(3, run.upperBound)
      try insert.run()
    }
  }
}
