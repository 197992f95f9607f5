package import Ingest

/// MetricKit payloads.
package enum MetricKitTarget: FuzzTarget {
  package static let name = "metrickit"
  package static let formats: [InputFormat] = [.json]
  package static let fixtureEndings: [String] = []

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .json)
  }
}
