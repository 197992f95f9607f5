import SQLiteDatabase
import Testing

struct ConnectionStatementsTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute(
      """
      CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT) STRICT;
      INSERT INTO zone VALUES (1, 'Notes'), (2, NULL);
      """
    )
  }

  @Test
  func `reads a single value`() throws {
    #expect(try connection.int64("SELECT count(*) FROM zone") == 2)
    #expect(try connection.text("SELECT name FROM zone WHERE id = 1") == "Notes")
    #expect(try connection.text("SELECT name FROM zone WHERE id = 2") == nil)
    #expect(try connection.int64("SELECT id FROM zone WHERE id = 3") == nil)
  }

  @Test
  func `names the statement and quotes no more than its start`() {
    let sql = "SELECT " + String(repeating: "x", count: 300)
    let error = #expect(throws: DatabaseError.self) { try connection.prepare(sql) }
    #expect(error?.code == .error)
    #expect(error?.message.contains("no such column") == true)
    #expect(error?.sql?.count == 200)
    #expect(error?.path == ":memory:")
    #expect(error?.description.hasPrefix(":memory:: no such column") == true)
  }

  @Test(arguments: ["", " ", "-- nothing", "SELECT 1; SELECT 2"])
  func `compiles one statement, not none nor two`(sql: String) {
    let error = #expect(throws: DatabaseError.self) { try connection.prepare(sql) }
    #expect(error?.code == .misuse)
  }

  @Test
  func `takes blanks and a semicolon behind a statement`() throws {
    #expect(try connection.prepare("SELECT 1;\n \t").step())
  }

  @Test
  func `uses a cached statement again, reset and without bindings`() throws {
    let sql = "SELECT id FROM zone WHERE id >= coalesce(?1, 0) ORDER BY id"
    do {
      let statement = try connection.cached(sql)
      try statement.bind(1, 2)
      #expect(try statement.step())
      #expect(statement.int64(0) == 2)
    }
    let again = try connection.cached(sql)
    #expect(try again.step())
    #expect(again.int64(0) == 1)
  }

  @Test
  func `lends a cached statement to one user at a time`() throws {
    let sql = "SELECT id FROM zone ORDER BY id"
    let outer = try connection.cached(sql)
    var pairs = 0
    while try outer.step() {
      let inner = try connection.cached(sql)
      while try inner.step() {
        pairs += 1
      }
    }
    #expect(pairs == 4)
  }

  @Test
  func `keeps no read lock for a cached statement that was left midway`() throws {
    func first() throws -> Int64? { try connection.int64("SELECT id FROM zone ORDER BY id") }
    #expect(try first() == 1)
    // DROP TABLE fails with `locked` while a statement reads.
    try connection.execute("DROP TABLE zone")
  }

  @Test
  func `bounds the number of idle statements`() throws {
    for number in 0..<1_000 {
      #expect(try connection.int64("SELECT \(number)") == Int64(number))
    }
  }

  @Test
  func `compiles a cached statement anew when the schema changes`() throws {
    let sql = "SELECT * FROM zone WHERE id = 1"
    #expect(try connection.cached(sql).columnCount == 2)
    try connection.execute("ALTER TABLE zone ADD COLUMN owner TEXT")
    let statement = try connection.cached(sql)
    #expect(try statement.step())
    #expect(statement.columnCount == 3)
  }
}
