package import Ingest

/// JSON objects a line each, with other lines between.
package enum MixedLinesTarget: FuzzTarget {
  package static let name = "mixed"
  package static let formats: [InputFormat] = [.jsonLines]
  package static let fixtureEndings = [".ndjson"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .jsonLines)
  }
}
