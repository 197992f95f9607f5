/// The limits of the report format, version 1.
package enum Limits {
  /// The version of the report format that is read and written.
  package static let reportVersion: Int64 = 1

  /// The deepest nesting of a line; each level costs the reader stack, and 1,024 are enough for
  /// any chain that was ever seen. A deeper line is refused, never cut.
  package static let maximumDepth = 1_024

  /// The longest line in bytes; it must stand in memory while it is read.
  package static let maximumLineLength = 128 << 20

  /// The most values of a line, members and elements counted alike: each takes some forty bytes of
  /// memory, a million times what any real event has. A line with more is refused, never cut.
  package static let maximumValues = 4_000_000
}
