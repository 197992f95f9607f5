import SQLiteDatabase
import Testing

struct StatementTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute("CREATE TABLE sample (value ANY)")
  }

  /// A row that holds what the closure binds as its only value.
  private func row(_ bind: (Statement) throws -> Void) throws -> Statement {
    let statement = try connection.prepare("SELECT ?1 AS value, typeof(?1)")
    try bind(statement)
    #expect(try statement.step())
    return statement
  }

  @Test(arguments: [0, 1, -1, .max, .min] as [Int64])
  func `keeps integers`(value: Int64) throws {
    let row = try row { try $0.bind(1, value) }
    #expect(row.int64(0) == value)
    #expect(row.int(0) == Int(value))
    #expect(row.optionalInt64(0) == value)
    #expect(row.text(1) == "integer")
  }

  @Test(arguments: [0, 1.5, -.infinity, .leastNonzeroMagnitude] as [Double])
  func `keeps numbers`(value: Double) throws {
    let row = try row { try $0.bind(1, value) }
    #expect(row.double(0) == value)
    #expect(row.optionalDouble(0) == value)
    #expect(row.text(1) == "real")
  }

  @Test(arguments: ["", "Notes", "Zürich 🏔", "nul\0inside", String(repeating: "long ", count: 999)])
  func `keeps text`(value: String) throws {
    let row = try row { try $0.bind(1, value) }
    #expect(row.text(0) == value)
    #expect(row.optionalText(0) == value)
    #expect(row.text(1) == "text")
    #expect(row.withText(0) { $0.byteCount } == value.utf8.count)
  }

  @Test(arguments: [[], [0], [1, 2, 0xff]] as [[UInt8]])
  func `keeps blobs`(value: [UInt8]) throws {
    let row = try row { try $0.bind(1, value) }
    #expect(row.blob(0) == value)
    #expect(row.optionalBlob(0) == value)
    #expect(row.text(1) == "blob")
    #expect(row.withBlob(0) { $0.byteCount } == value.count)
  }

  @Test
  func `takes nil for NULL`() throws {
    let binds: [(Statement) throws -> Void] = [
      { try $0.bindNull(1) },
      { try $0.bind(1, nil as Int64?) },
      { try $0.bind(1, nil as Int?) },
      { try $0.bind(1, nil as Double?) },
      { try $0.bind(1, nil as String?) },
      { try $0.bind(1, nil as [UInt8]?) },
      { try $0.bind(1, Double.nan) },
    ]
    for bind in binds {
      let row = try row(bind)
      #expect(row.isNull(0))
      #expect(row.optionalInt64(0) == nil)
      #expect(row.optionalInt(0) == nil)
      #expect(row.optionalDouble(0) == nil)
      #expect(row.optionalText(0) == nil)
      #expect(row.optionalBlob(0) == nil)
      #expect(row.int64(0) == 0)
      #expect(row.text(0) == "")
      #expect(row.blob(0) == [])
    }
  }

  @Test
  func `takes UTF-8 and repairs what is none when it is read`() throws {
    let bytes: [UInt8] = [0x61, 0xff]
    let row = try row { try $0.bindText(1, utf8: bytes.span.bytes) }
    #expect(row.text(0) == "a\u{fffd}")
    #expect(row.withText(0) { $0.byteCount } == 2)
  }

  @Test
  func `knows its columns`() throws {
    let row = try row { _ in }
    #expect(row.columnCount == 2)
    #expect(row.columnName(0) == "value")
    #expect(row.columnName(5) == "")
    #expect(row.isNull(7))
    #expect(row.sql == "SELECT ?1 AS value, typeof(?1)")
  }

  @Test(arguments: [0, 2, -1, .max])
  func `refuses a parameter that is not there`(index: Int) throws {
    let statement = try connection.prepare("INSERT INTO sample VALUES (?1)")
    let error = #expect(throws: DatabaseError.self) { try statement.bind(index, 1) }
    #expect(error?.code == .outOfRange)
    #expect(error?.sql == "INSERT INTO sample VALUES (?1)")
  }

  @Test
  func `runs again with other bindings`() throws {
    let insert = try connection.prepare("INSERT INTO sample VALUES (?1)")
    for value in 1...1_000 {
      try insert.bind(1, value)
      try insert.run()
    }
    try insert.run()
    insert.clearBindings()
    try insert.run()
    #expect(try connection.int64("SELECT sum(value) FROM sample") == 501_500)
    #expect(try connection.int64("SELECT count(*) FROM sample WHERE value IS NULL") == 1)
  }

  @Test
  func `starts anew after the last row`() throws {
    try connection.execute("INSERT INTO sample VALUES (1), (2)")
    let statement = try connection.prepare("SELECT value FROM sample ORDER BY value")
    for _ in 0..<2 {
      var values: [Int64] = []
      while try statement.step() {
        values.append(statement.int64(0))
      }
      #expect(values == [1, 2])
    }
    #expect(try statement.step())
    statement.reset()
    #expect(try statement.step())
    #expect(statement.int64(0) == 1)
  }

  @Test
  func `can be used after it failed`() throws {
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY) STRICT")
    let insert = try connection.prepare("INSERT INTO zone VALUES (?1)")
    try insert.bind(1, 1)
    try insert.run()
    let error = #expect(throws: DatabaseError.self) { try insert.run() }
    #expect(error?.message == "UNIQUE constraint failed: zone.id")
    try insert.bind(1, 2)
    try insert.run()
  }

  @Test
  func `lends a blob's bytes for the time of the body only`() throws {
    let bytes: [UInt8] = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let insert = try connection.prepare("INSERT INTO sample VALUES (?1)")
    try insert.withBlob(bytes.span.bytes, boundAt: 1) { () throws(DatabaseError) in
      try insert.run()
    }
    try insert.run()
    let select = try connection.prepare("SELECT value FROM sample ORDER BY rowid")
    #expect(try select.step())
    #expect(select.blob(0) == bytes)
    #expect(try select.step())
    #expect(select.isNull(0))
  }

  @Test
  func `takes a lent blob back in the middle of a row`() throws {
    let select = try connection.prepare("SELECT ?1")
    let bytes: [UInt8] = [1, 2, 3]
    let copy = try select.withBlob(bytes.span.bytes, boundAt: 1) { () throws(DatabaseError) in
      _ = try select.step()
      return select.blob(0)
    }
    #expect(copy == bytes)
    #expect(try select.step())
    #expect(select.isNull(0))
  }
}
