import SQLiteDatabase
import Testing

struct ConnectionMaintenanceTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path("a.db"), mode: .readWriteCreate)
  }

  @Test(arguments: [0, 1, .max, .min] as [Int32])
  func `keeps the two numbers of the header`(number: Int32) throws {
    try connection.setUserVersion(number)
    try connection.setApplicationID(number)
    #expect(try connection.userVersion == Int(number))
    #expect(try connection.applicationID == Int(number))
  }

  @Test
  func `has no faults to tell of a sound file`() throws {
    try connection.execute("CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT UNIQUE) STRICT")
    #expect(try connection.quickCheck() == [])
    #expect(try connection.integrityCheck() == [])
  }

  @Test
  func `finds the faults of a damaged file`() throws {
    try connection.execute(
      """
      CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT) STRICT;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000)
      INSERT INTO zone SELECT i, 'zone ' || i FROM n;
      """
    )
    var bytes = try folder.read("a.db")
    for offset in 5_000..<5_200 {
      bytes[offset] = 0xa5
    }
    for offset in stride(from: 12_288, to: 12_400, by: 1) {
      bytes[offset] = 0xff
    }
    try folder.write(bytes, to: "b.db")
    let damaged = try Connection(path: folder.path("b.db"), mode: .readOnly)
    do throws(DatabaseError) {
      #expect(try !damaged.integrityCheck().isEmpty)
      #expect(try !damaged.quickCheck().isEmpty)
    } catch {
      #expect(error.code.primary == .corrupt)
    }
  }
}
