import SQLiteDatabase
import Testing

struct ConnectionCheckpointTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path("a.db"), mode: .readWriteCreate)
  }

  private func useLog() throws {
    try connection.execute(
      "PRAGMA journal_mode = WAL; CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT"
    )
  }

  @Test
  func `moves all pages and cuts the log`() throws {
    try useLog()
    #expect(try folder.size(of: "a.db-wal") > 0)
    let passive = try connection.checkpoint(.passive)
    #expect(passive.isComplete)
    #expect(passive.loggedPages > 0)
    let truncation = try connection.checkpoint(.truncate)
    #expect(truncation == Checkpoint(loggedPages: 0, movedPages: 0))
    #expect(try folder.size(of: "a.db-wal") == 0)
  }

  @Test
  func `is busy when a reader holds the log`() throws {
    try useLog()
    let other = try Connection(path: folder.path("a.db"), mode: .readOnly)
    let reader = try other.prepare("SELECT * FROM sqlite_schema")
    #expect(try reader.step())
    try connection.execute("INSERT INTO zone VALUES (1)")
    let error = #expect(throws: DatabaseError.self) { try connection.checkpoint(.truncate) }
    #expect(error?.code.primary == .busy)
    #expect(try !connection.checkpoint(.passive).isComplete)
  }

  @Test
  func `does nothing without a log`() throws {
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    #expect(try connection.checkpoint(.truncate) == Checkpoint(loggedPages: 0, movedPages: 0))
  }
}
