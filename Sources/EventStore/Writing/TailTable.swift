import Codecs
import SQLiteDatabase
import SyncEvents

/// Events that wait for a block, a row each.
struct TailTable {
  let connection: Connection

  func count() throws -> Int {
    Int(try connection.int64("SELECT count(*) FROM tail") ?? 0)
  }

  /// CRC-32 over the row, so that a flipped bit is found.
  static func checksum(_ ordinal: Int64, _ line: String) -> UInt32 {
    Checksum.crc32(Array("\(ordinal) \(line)".utf8))
  }

  func append(_ events: [SyncEvent], from ordinal: Int64) throws {
    let insert = try connection.cached("INSERT INTO tail VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    var ordinal = ordinal
    for event in events {
      let line = JSONWriter.line(.object(event.body))
      try insert.bind(1, ordinal)
      try insert.bind(2, event.time?.nanoseconds)
      try insert.bind(3, event.kind.name)
      try insert.bind(4, event.device)
      try insert.bind(5, Int64(Self.checksum(ordinal, line)))
      try insert.bind(6, line)
      try insert.run()
      ordinal += 1
    }
  }

  func events() throws -> [SyncEvent] {
    var events: [SyncEvent] = []
    let statement = try connection.cached("SELECT line FROM tail ORDER BY ordinal")
    while try statement.step() { events.append(try Self.event(statement.text(0))) }
    return events
  }

  func removeAll() throws {
    try connection.execute("DELETE FROM tail")
  }

  static func event(_ line: String) throws -> SyncEvent {
    guard case .object(let body) = try JSONScanner.value(in: line) else {
      throw BlockError.malformed("a tail line that is no object")
    }
    return try SyncEvent(body)
  }
}
