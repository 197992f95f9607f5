package import Ingest

/// Sentry events as JSON.
package enum SentryEventTarget: FuzzTarget {
  package static let name = "sentry-event"
  package static let formats: [InputFormat] = [.json, .jsonLines]
  package static let fixtureEndings = ["sentry.json"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .json)
    _ = try Reading.checked(bytes, as: .jsonLines)
  }
}
