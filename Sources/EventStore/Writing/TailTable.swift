import Codecs
import SQLiteDatabase
import SyncEvents

/// Events that wait for a block, a row each.
struct TailTable {
  let connection: Connection

  /// How many events wait, and how many bytes their lines have.
  func size() throws -> (count: Int, bytes: Int) {
    let statement = try connection.cached(
      "SELECT count(*), ifnull(sum(length(CAST(line AS BLOB))), 0) FROM tail"
    )
    return try statement.step() ? (statement.int(0), statement.int(1)) : (0, 0)
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

  func events() throws -> [IncomingEvent] {
    var events: [IncomingEvent] = []
    let statement = try connection.cached("SELECT line FROM tail ORDER BY ordinal")
    while try statement.step() {
      let line = statement.text(0)
      events.append(IncomingEvent(event: try Self.event(line), byteCount: line.utf8.count))
    }
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
