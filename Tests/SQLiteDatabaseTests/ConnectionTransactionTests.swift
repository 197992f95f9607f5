import SQLiteDatabase
import Testing

struct ConnectionTransactionTests {
  enum ClientError: DatabaseErrorWrapping, Equatable {
    case database(DatabaseError)
    case changedMind

    init(_ error: DatabaseError) {
      self = .database(error)
    }
  }

  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
  }

  var rows: Int64? {
    get throws { try connection.int64("SELECT count(*) FROM zone") }
  }

  @Test(arguments: [Connection.TransactionKind.deferred, .immediate])
  func `commits and gives the body's result`(kind: Connection.TransactionKind) throws {
    let result = try connection.transaction(kind) { () throws(DatabaseError) in
      #expect(connection.isInTransaction)
      try connection.execute("INSERT INTO zone VALUES (1)")
      return 5
    }
    #expect(result == 5)
    #expect(!connection.isInTransaction)
    #expect(try rows == 1)
  }

  @Test
  func `rolls back and throws what the body threw`() throws {
    #expect(throws: ClientError.changedMind) {
      try connection.transaction { () throws(ClientError) in
        do throws(DatabaseError) {
          try connection.execute("INSERT INTO zone VALUES (1)")
        } catch {
          throw ClientError(error)
        }
        throw ClientError.changedMind
      }
    }
    #expect(try rows == 0)
  }

  @Test
  func `rolls back although a statement still reads`() throws {
    try connection.execute("INSERT INTO zone VALUES (1), (2)")
    let reader = try connection.prepare("SELECT id FROM zone")
    #expect(throws: ClientError.changedMind) {
      try connection.transaction { () throws(ClientError) in
        _ = try? reader.step()
        throw ClientError.changedMind
      }
    }
    #expect(!connection.isInTransaction)
  }

  @Test
  func `does not mind that SQLite has rolled back already`() throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.transaction { () throws(DatabaseError) in
        try connection.execute("INSERT INTO zone VALUES (1)")
        try connection.execute("INSERT OR ROLLBACK INTO zone VALUES (1)")
      }
    }
    #expect(error?.code == .primaryKeyConstraint)
    #expect(error?.code.primary == .constraint)
    #expect(!connection.isInTransaction)
    try connection.transaction { () throws(DatabaseError) in }
  }

  @Test
  func `rolls back when the commit fails`() throws {
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE record (zone INTEGER REFERENCES zone DEFERRABLE INITIALLY DEFERRED) STRICT;
      """
    )
    let error = #expect(throws: DatabaseError.self) {
      try connection.transaction { () throws(DatabaseError) in
        try connection.execute("INSERT INTO record VALUES (99)")
      }
    }
    #expect(error?.code.primary == .constraint)
    #expect(error?.sql == "COMMIT")
    #expect(!connection.isInTransaction)
  }

  @Test
  func `makes up for a rollback that failed before the next transaction`() throws {
    try connection.execute("INSERT INTO zone VALUES (1), (2)")
    let reader = try connection.prepare("SELECT id FROM zone")
    #expect(try reader.step())
    #expect(throws: ClientError.changedMind) {
      try connection.transaction { () throws(ClientError) in
        _ = try? connection.execute("INSERT INTO zone VALUES (3)")
        // While a statement reads, the interrupt hits the rollback, too.
        connection.interrupt()
        throw ClientError.changedMind
      }
    }
    reader.reset()
    try connection.transaction { () throws(DatabaseError) in
      try connection.execute("INSERT INTO zone VALUES (4)")
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.int64("SELECT count(*) FROM zone WHERE id = 3") == 0)
    #expect(try rows == 3)
  }

  @Test
  func `does not nest, and the outer one goes on`() throws {
    try connection.transaction { () throws(DatabaseError) in
      try connection.execute("INSERT INTO zone VALUES (1)")
      #expect(throws: DatabaseError.self) {
        try connection.transaction { () throws(DatabaseError) in }
      }
      #expect(connection.isInTransaction)
    }
    #expect(try rows == 1)
  }
}
