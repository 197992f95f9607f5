import SQLiteDatabase
import Testing

struct ConnectionInterruptTests {
  static let endless = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
  }

  @Test
  func `stops a statement when the check says so`() throws {
    let calls = CallCounter()
    connection.setInterruptCheck(every: 1_000) { calls.increment() >= 5 }
    let error = #expect(throws: DatabaseError.self) { try connection.int64(Self.endless) }
    #expect(error?.code == .interrupted)
    #expect(calls.count == 5)
  }

  @Test
  func `asks no more once the check is taken away`() throws {
    connection.setInterruptCheck(every: 1) { true }
    #expect(throws: DatabaseError.self) { try connection.execute("CREATE TABLE a (b)") }
    connection.setInterruptCheck(nil)
    try connection.execute("CREATE TABLE a (b)")
  }

  @Test
  func `rolls back although the check still says stop`() throws {
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    let calls = CallCounter()
    #expect(throws: DatabaseError.self) {
      try connection.transaction { () throws(DatabaseError) in
        try connection.execute("INSERT INTO zone VALUES (1)")
        connection.setInterruptCheck(every: 1) { calls.increment() > 0 }
        _ = try connection.int64(Self.endless)
      }
    }
    #expect(!connection.isInTransaction)
    #expect(calls.count >= 1)
    connection.setInterruptCheck(nil)
    #expect(try connection.int64("SELECT count(*) FROM zone") == 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `is stopped from another thread`() async throws {
    let interrupter = connection.interrupter
    let isDone = CallCounter()
    let other = Task.detached {
      // A single interrupt before the statement has begun would be lost.
      while isDone.count == 0 {
        interrupter.interrupt()
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    let error = #expect(throws: DatabaseError.self) { try connection.int64(Self.endless) }
    isDone.increment()
    #expect(error?.code == .interrupted)
    try await other.value
  }

  @Test
  func `may be interrupted when it is gone`() throws {
    let interrupter = try Connection(path: ":memory:", mode: .readWrite).interrupter
    interrupter.interrupt()
  }

  @Test
  func `lets a statement outlive the connection and its check`() throws {
    func make() throws -> Statement {
      let connection = try Connection(path: ":memory:", mode: .readWrite)
      connection.setInterruptCheck(every: 1) { true }
      return try connection.prepare("SELECT 1")
    }
    let statement = try make()
    #expect(try statement.step())
    #expect(statement.int64(0) == 1)
  }
}
