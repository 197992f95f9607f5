import SQLiteDatabase
import Testing

@testable import EventStore

struct EventIDColumnTests {
  @Test(
    arguments: [
      nil, "", "one", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
      "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6ba7b810-9DAD-11d1-80b4-00c04fd430c8",
      "12345678-1234-1234-1234-123456789012", "seventeen bytes.\u{5}", "seventeen bytes.\u{6}",
      "zero\u{0}inside",
    ] as [String?]
  )
  func `an identifier comes back as it was`(id: String?) throws {
    let connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute("CREATE TABLE t (id ANY) STRICT")
    let insert = try connection.prepare("INSERT INTO t VALUES (?1)")
    try EventIDColumn.bind(id, to: insert, at: 1)
    try insert.run()
    let select = try connection.prepare("SELECT id, typeof(id) = 'blob' FROM t")
    #expect(try select.step())
    #expect(EventIDColumn.text(select, 0, isPacked: select.int(1) != 0) == id)
  }
}
