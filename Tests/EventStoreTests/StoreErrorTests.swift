import SQLiteDatabase
import Testing

@testable import EventStore

struct StoreErrorTests {
  @Test(
    arguments: [
      (5, .busy(path: "p")), (6, .busy(path: "p")), (13, .full(path: "p")),
      (8, .notPermitted(path: "p", message: "m")), (3, .notPermitted(path: "p", message: "m")),
      (26, .notAStore(path: "p", found: "a file that is no SQLite database")),
      (11, .damaged(path: "p", what: "m")), (9, .interrupted),
      (11 | 1 << 8, .damaged(path: "p", what: "m")),
      (
        10,
        .database(DatabaseError(code: ResultCode(rawValue: 10), message: "m", sql: nil, path: "p"))
      ),
    ] as [(Int32, StoreError)]
  )
  func `an error of the database becomes what it means to a store`(
    code: Int32,
    expected: StoreError
  ) {
    let error = DatabaseError(code: ResultCode(rawValue: code), message: "m", sql: nil, path: "p")
    #expect(StoreError(error) == expected)
  }

  @Test func `every message names the file and what to do`() {
    let errors: [StoreError] = [
      .missing(path: "/p"), .notAStore(path: "/p", found: "text"),
      .newerFormat(path: "/p", found: 2, supported: 1), .busy(path: "/p"),
      .notPermitted(path: "/p", message: "m"), .full(path: "/p"),
      .damaged(path: "/p", what: "block 3"),
    ]
    for error in errors { #expect("\(error)".contains("/p")) }
    #expect("\(errors[2])".contains("Update syncscope"))
    #expect("\(errors[6])".contains("store verify"))
  }
}
