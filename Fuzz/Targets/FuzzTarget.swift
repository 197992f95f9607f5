package import Ingest

/// A part of the program that takes anybody's bytes, with what must hold of whatever it makes of
/// them.
package protocol FuzzTarget: Sendable {
  /// The name on the command line, and of the folder of its own seeds.
  static var name: String { get }

  /// The formats whose readers it reaches.
  static var formats: [InputFormat] { get }

  /// Endings of the fixtures that are its seeds.
  static var fixtureEndings: [String] { get }

  /// Reads the bytes.
  ///
  /// - Throws: a `Violation` where something doesn't hold that must.
  static func check(_ bytes: [UInt8]) throws
}

/// What did not hold of an input.
package struct Violation: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// All targets, by name.
package enum FuzzTargets {
  package static let all: [any FuzzTarget.Type] = [
    ErrorTextTarget.self, ConsoleTarget.self, ReportTarget.self, MixedLinesTarget.self,
    ConsoleRowsTarget.self, DelimitedTarget.self, PastedRowsTarget.self, SentryEventTarget.self,
    SentryEnvelopeTarget.self, OpenTelemetryTarget.self, MetricKitTarget.self,
    SnapshotTarget.self, AlertTextTarget.self, ListenerLinesTarget.self, CoreDataModelTarget.self,
    CloudKitSchemaTarget.self, GzipTarget.self, ArchiveTarget.self, DetectionTarget.self,
  ]

  /// The target of a name.
  package static func named(_ name: String) -> (any FuzzTarget.Type)? {
    all.first { $0.name == name }
  }
}
