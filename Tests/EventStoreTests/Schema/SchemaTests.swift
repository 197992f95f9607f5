import SQLiteDatabase
import TestSupport
import Testing

@testable import EventStore

struct SchemaTests {
  /// A file that is no store, and what is said of it to a reader and to a writer.
  struct Foreign: Sendable, CustomTestStringConvertible {
    var what: String
    var make: @Sendable (_ folder: SharedFolder) throws -> String
    var reader: @Sendable (_ path: String) -> StoreError
    var writer: @Sendable (_ path: String) -> StoreError?

    var testDescription: String { what }
  }

  private static func database(_ sql: String) -> @Sendable (SharedFolder) throws -> String {
    { folder in
      let path = folder.path("file.sqlite")
      try Connection(path: path, mode: .readWriteCreate).execute(sql)
      return path
    }
  }

  private static func notAStore(_ found: String) -> @Sendable (String) -> StoreError {
    { .notAStore(path: $0, found: found) }
  }

  private static let noDatabase = notAStore("a file that is no SQLite database")
  private static let otherProgram = notAStore("another program's SQLite database")

  private static let foreign = [
    Foreign(
      what: "another application's database",
      make: database("CREATE TABLE t (a)"),
      reader: otherProgram,
      writer: otherProgram
    ),
    Foreign(
      what: "another application's empty database",
      make: database("PRAGMA application_id = 7"),
      reader: otherProgram,
      writer: otherProgram
    ),
    Foreign(
      what: "a newer format",
      make: database(
        "CREATE TABLE t (a); PRAGMA application_id = 1400460131; PRAGMA user_version = 2"
      ),
      reader: { .newerFormat(path: $0, found: 2, supported: 1) },
      writer: { .newerFormat(path: $0, found: 2, supported: 1) }
    ),
    Foreign(
      what: "a version that never was",
      make: database(
        "CREATE TABLE t (a); PRAGMA application_id = 1400460131; PRAGMA user_version = 0"
      ),
      reader: { .damaged(path: $0, what: "its format version reads 0") },
      writer: { .damaged(path: $0, what: "its format version reads 0") }
    ),
    Foreign(
      what: "an empty file",
      make: { try $0.write("", to: "file.sqlite") },
      reader: { .missing(path: $0) },
      writer: { _ in nil }
    ),
    Foreign(
      what: "text",
      make: { try $0.write(String(repeating: "no store\n", count: 99), to: "a.txt") },
      reader: noDatabase,
      writer: noDatabase
    ),
    Foreign(
      what: "random bytes",
      make: { folder in
        var generator = SeededGenerator(seed: 1)
        return try folder.write((0..<5_000).map { _ in UInt8(generator.below(256)) }, to: "junk")
      },
      reader: noDatabase,
      writer: noDatabase
    ),
  ]

  @Test(arguments: foreign)
  func `a file that is no store is told apart and left alone`(file: Foreign) throws {
    let folder = try SharedFolder()
    let path = try file.make(folder)
    #expect(throws: file.reader(path)) { try Store.open(path) }
    let before = try folder.read(path.split(separator: "/").last.map(String.init) ?? "")
    if let expected = file.writer(path) {
      #expect(throws: expected) { try Store.openOrCreate(path) }
      #expect(try folder.read(path.split(separator: "/").last.map(String.init) ?? "") == before)
    } else {
      #expect(try Store.openOrCreate(path).info().events == 0)
    }
  }

  @Test func `a store says whose it is and of which format`() throws {
    let store = try TestStore()
    let connection = try Store.openOrCreate(store.path).connection
    #expect(try connection.applicationID == Int(Schema.applicationID))
    #expect(String(decoding: [0x53, 0x79, 0x53, 0x63], as: UTF8.self) == "SySc")
    #expect(Schema.applicationID == 0x5379_5363)
    #expect(try connection.userVersion == 1)
    #expect(try connection.text("PRAGMA journal_mode") == "wal")
    // Every table holds only what it says that it holds.
    let loose = try connection.int64(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%STRICT%'"
    )
    #expect(loose == 0)
  }

  @Test func `a store that is cut anywhere is refused or damaged, never read as whole`() throws {
    let store = try TestStore()
    var random = RandomEvents(seed: 3)
    try store.commit(random.events(300))
    let whole = try store.wholeFile()
    let folder = try SharedFolder()
    // SQLite takes a file of one byte for an empty one.
    for length in stride(from: 2, to: whole.count, by: 1 + whole.count / 40) {
      let path = try folder.write(Array(whole[..<length]), to: "cut.sqlite")
      do {
        #expect(try !Store.verify(path).damages.isEmpty, "\(length) of \(whole.count) bytes")
      } catch is StoreError {
        // Refused at the door.
      }
    }
  }
}
