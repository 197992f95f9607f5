package import Ingest

/// Rows of the iCloud Console's log as JSON, a line each or in an array.
package enum ConsoleRowsTarget: FuzzTarget {
  package static let name = "console-rows"
  package static let formats: [InputFormat] = [.jsonLines]
  package static let fixtureEndings = ["icloudlog.ndjson", "server.ndjson"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .jsonLines)
    _ = try Reading.checked(bytes, as: .json)
  }
}
