package import Ingest

/// OpenTelemetry logs as JSON.
package enum OpenTelemetryTarget: FuzzTarget {
  package static let name = "otlp"
  package static let formats: [InputFormat] = [.json]
  package static let fixtureEndings: [String] = []

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .json)
  }
}
