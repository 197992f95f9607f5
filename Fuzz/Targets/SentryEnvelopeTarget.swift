package import Ingest

/// Sentry envelopes.
package enum SentryEnvelopeTarget: FuzzTarget {
  package static let name = "sentry-envelope"
  package static let formats: [InputFormat] = [.sentryEnvelope]
  package static let fixtureEndings = [".envelope"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: .sentryEnvelope)
  }
}
