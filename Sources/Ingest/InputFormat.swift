/// The formats that are recognised by content.
package enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// The report format.
  case own
  /// Console text in any style, `log show` included.
  case console
  /// JSON objects, a line each: unified log, iCloud Console rows, snapshots, mixed with text.
  case jsonLines = "json-lines"
  /// JSON over several lines: objects or arrays of them.
  case json
  /// A Sentry envelope.
  case sentryEnvelope = "sentry-envelope"
  /// A table with a header line.
  case csv, tsv
  /// Rows of the iCloud Console as `column: value` lines.
  case pastedRows = "icloud-console-text"
  case coreDataModel = "core-data-model"
  case cloudKitSchema = "cloudkit-schema"
  /// The file of an `.xcdatamodeld` that names its current version.
  case currentVersion = "core-data-current-version"
  /// Nothing that can be read.
  case unknown

  /// The formats that can be forced: those that are read line by line.
  package static let forcible: [InputFormat] = [
    .own, .console, .jsonLines, .json, .sentryEnvelope, .csv, .tsv, .pastedRows,
  ]
}
