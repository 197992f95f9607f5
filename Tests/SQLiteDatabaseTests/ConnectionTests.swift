import SQLiteDatabase
import Synchronization
import Testing

struct ConnectionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func open(
    _ name: String = "a.db",
    _ mode: Connection.Mode = .readWriteCreate
  ) throws -> Connection {
    try Connection(path: folder.path(name), mode: mode)
  }

  @Test(arguments: [Connection.Mode.readOnly, .readWrite])
  func `makes a file only if asked to`(mode: Connection.Mode) throws {
    let error = #expect(throws: DatabaseError.self) { try open("none.db", mode) }
    #expect(error?.code.primary == .cannotOpen)
    #expect(error?.path == folder.path("none.db"))
    #expect(error?.sql == nil)
  }

  @Test
  func `refuses a path with a NUL`() {
    let error = #expect(throws: DatabaseError.self) {
      try Connection(path: folder.path("a") + "\0.db", mode: .readWriteCreate)
    }
    #expect(error?.code == .cannotOpen)
  }

  @Test
  func `finds a file that is no database by the first statement`() throws {
    try folder.write(Array(String(repeating: "not a database at all. ", count: 100).utf8), to: "a")
    let connection = try open("a", .readOnly)
    let error = #expect(throws: DatabaseError.self) { try connection.userVersion }
    #expect(error?.code == .notADatabase)
    #expect(error?.sql == "PRAGMA user_version")
  }

  @Test
  func `writes nothing when read-only`() throws {
    do {
      let writer = try open()
      #expect(!writer.isReadOnly)
      try writer.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    }
    let reader = try open("a.db", .readOnly)
    #expect(reader.isReadOnly)
    let error = #expect(throws: DatabaseError.self) {
      try reader.execute("INSERT INTO zone VALUES (1)")
    }
    #expect(error?.code.primary == .readOnly)
  }

  @Test
  func `tells a second writer that it is busy`() throws {
    let first = try open()
    let second = try open()
    try first.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    try first.transaction { () throws(DatabaseError) in
      let error = #expect(throws: DatabaseError.self) {
        try second.transaction { () throws(DatabaseError) in }
      }
      #expect(error?.code == .busy)
    }
    try second.execute("INSERT INTO zone VALUES (1)")
  }

  @Test
  func `waits for a lock as long as it is told to`() throws {
    let first = try open()
    let second = try Connection(
      path: folder.path("a.db"),
      mode: .readWrite,
      busyTimeout: .milliseconds(60)
    )
    let clock = ContinuousClock()
    let waited = try first.transaction { () throws(DatabaseError) in
      clock.measure {
        #expect(throws: DatabaseError.self) { try second.execute("CREATE TABLE a (b)") }
      }
    }
    #expect(waited >= .milliseconds(50))
  }

  @Test(arguments: [Duration.zero, .seconds(-5), .nanoseconds(1), .seconds(Int64.max)])
  func `takes any timeout`(timeout: Duration) throws {
    _ = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: timeout)
  }

  @Test
  func `may be kept in a mutex`() throws {
    let shared = Mutex(try Connection(path: ":memory:", mode: .readWriteCreate))
    #expect(try shared.withLock { try $0.int64("SELECT 1") } == 1)
  }

  @Test
  func `counts what changed`() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    try connection.execute("INSERT INTO zone VALUES (7), (9)")
    #expect(connection.changes == 2)
    #expect(connection.lastInsertRowID == 9)
    try connection.execute("DELETE FROM zone WHERE id = 7")
    #expect(connection.changes == 1)
    #expect(connection.totalChanges == 3)
  }

  @Test
  func `takes a double-quoted name for a column, never for text`() throws {
    let error = #expect(throws: DatabaseError.self) { try open().text(#"SELECT "mispelt""#) }
    #expect(error?.code.primary == .error)
  }
}
