import Codecs
package import Ingest

/// Inputs in a gzip container, whole, cut and damaged.
package enum GzipTarget: FuzzTarget {
  package static let name = "gzip"
  package static let formats: [InputFormat] = []
  package static let fixtureEndings = ["error.txt", "server.ndjson"]

  package static func check(_ bytes: [UInt8]) throws {
    // As a container of its own; the fuzzer seldom finds the mark.
    _ = try Reading.checked([0x1f, 0x8b] + bytes, as: nil)
    guard let first = bytes.first, let last = bytes.last else { return }
    let encoder = try GzipEncoder()
    var packed: [UInt8] = []
    try encoder.encode(bytes, into: &packed)
    try encoder.finish(into: &packed)
    // A container in a container is read as what it is, so it may differ from its content.
    if !bytes.starts(with: [0x1f, 0x8b]) {
      let (bare, expanded) = (try Reading(bytes, as: .console), try Reading(packed, as: .console))
      guard bare.events == expanded.events else {
        throw Violation("packed it is something else")
      }
    }
    let place = Int(first) * packed.count / 256
    _ = try Reading(Array(packed[..<place]), as: .console)
    packed[place] ^= last | 1
    _ = try Reading(packed, as: .console)
  }
}
