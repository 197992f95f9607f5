package import Ingest

/// Field snapshots, an object a line.
package enum SnapshotTarget: FuzzTarget {
  package static let name = "snapshot"
  package static let formats: [InputFormat] = [.jsonLines]
  package static let fixtureEndings = ["snapshots.ndjson", "owner.ndjson", "recipient.ndjson"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .jsonLines)
  }
}
