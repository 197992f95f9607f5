import SQLiteDatabase
import Testing

struct ConnectionBackupTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path("a.db"), mode: .readWriteCreate)
    try connection.execute(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT) STRICT;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
      INSERT INTO zone SELECT i, 'zone ' || i FROM n;
      """
    )
  }

  @Test
  func `copies all and tells how far it is`() throws {
    var states: [BackupProgress] = []
    try connection.backup(to: folder.path("b.db"), pagesPerStep: 8) { state in
      states.append(state)
      return true
    }
    #expect(states.count > 2)
    #expect(states.map(\.copiedPages) == states.map(\.copiedPages).sorted())
    #expect(states.last?.copiedPages == states.last?.totalPages)

    let copy = try Connection(path: folder.path("b.db"), mode: .readOnly)
    #expect(try copy.int64("SELECT count(*) FROM zone") == 5_000)
    #expect(try copy.integrityCheck() == [])
  }

  @Test
  func `sees what others write meanwhile`() throws {
    let other = try Connection(path: folder.path("a.db"), mode: .readWrite)
    var steps = 0
    var failure: DatabaseError?
    try connection.backup(to: folder.path("b.db"), pagesPerStep: 8) { _ in
      steps += 1
      if steps == 2 {
        do throws(DatabaseError) {
          try other.execute("INSERT INTO zone VALUES (9999, 'late')")
        } catch {
          failure = error
        }
      }
      return true
    }
    #expect(failure == nil)
    let copy = try Connection(path: folder.path("b.db"), mode: .readOnly)
    #expect(try copy.int64("SELECT count(*) FROM zone") == 5_001)
  }

  @Test
  func `stops when told to`() throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.backup(to: folder.path("b.db"), pagesPerStep: 1) { $0.copiedPages < 3 }
    }
    #expect(error?.code == .interrupted)
    #expect(try connection.int64("SELECT count(*) FROM zone") == 5_000)
  }

  @Test
  func `refuses a path that it cannot write`() throws {
    let error = #expect(throws: DatabaseError.self) {
      try connection.backup(to: folder.path("none/b.db"))
    }
    #expect(error?.code.primary == .cannotOpen)
  }
}
