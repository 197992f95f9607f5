package import Ingest

/// Inputs in a zip or tar archive, and what names a model's current version in them.
package enum ArchiveTarget: FuzzTarget {
  package static let name = "archive"
  package static let formats: [InputFormat] = [.currentVersion]
  package static let fixtureEndings: [String] = []

  package static func check(_ bytes: [UInt8]) throws {
    // The fuzzer seldom finds the mark of an entry.
    for mark in [[], [0x50, 0x4b, 0x03, 0x04]] as [[UInt8]] {
      let archive = mark + bytes
      let reading = try Reading.checked(archive, as: nil)
      if archive.isEmpty || reading.holdsNothing { continue }
      // Whatever came of it is named: an event, a document or a refusal.
      guard !reading.names.contains("") else { throw Violation("an item of no file") }
    }
  }
}
