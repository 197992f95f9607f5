import Ingest
import SyncEvents
import Testing

struct ConsoleRowReaderTests {
  /// What an event says, without where it stood.
  static func saves(_ reading: Reading) -> [String] {
    reading.events.filter { $0.kind == .server }.map { event in
      ["operation", "operationType", "database", "error", "overallStatus", "environment"]
        .compactMap { event.body[$0]?.text }.joined(separator: " ") + " \(event.kind.name) "
        + (event.time?.description ?? "-")
    }
  }

  static let columns = [
    "time", "operationType", "database", "environment", "overallStatus", "error",
  ]
  static let rows = [
    ["2026-09-20T10:22:47Z", "RecordSave", "PRIVATE", "PRODUCTION", "USER_ERROR", "BAD_REQUEST"],
    ["2026-09-20T10:22:48Z", "ZoneFetch", "PRIVATE", "PRODUCTION", "SUCCESS", ""],
  ]

  static var json: String {
    rows.map { row in
      "{"
        + zip(columns, row).filter { !$1.isEmpty }.map { "\"\($0)\":\"\($1)\"" }
        .joined(separator: ",") + "}\n"
    }.joined()
  }

  @Test
  func `commas, tabs, pasted lines and JSON tell the same`() throws {
    let expected = Self.saves(try Reading(Self.json))
    #expect(expected.count == 2)
    #expect(expected.first?.contains("RecordSave") == true)
    #expect(expected.first?.contains("server 2026-09-20T10:22:47.000Z") == true)
    for delimiter in [",", "\t"] {
      let table = ([Self.columns] + Self.rows).map { $0.joined(separator: delimiter) + "\n" }
      #expect(Self.saves(try Reading(table.joined())) == expected)
    }
    let pasted = Self.rows.map { row in
      zip(Self.columns, row).filter { !$1.isEmpty }.map { "\($0): \($1)\n" }.joined()
    }
    #expect(Self.saves(try Reading(pasted.joined(separator: "\n"))) == expected)
  }
}
