package import Ingest

/// Rows of the iCloud Console that were pasted as columns and values.
package enum PastedRowsTarget: FuzzTarget {
  package static let name = "pasted-rows"
  package static let formats: [InputFormat] = [.pastedRows]
  package static let fixtureEndings: [String] = []

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .pastedRows)
  }
}
