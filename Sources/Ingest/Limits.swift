/// The limits of reading input.
enum Limits {
  /// How much of an input is read at a time.
  static let chunkBytes = 1 << 20

  /// How much of an input decides its format.
  static let detectionBytes = 64 << 10

  /// How many different untimed texts are counted, so that equal lines get different identities;
  /// beyond it a line's number tells it apart.
  static let countedTexts = 1_000_000

  /// How many archives may stand in one another; each multiplies what a small file expands to.
  static let archiveDepth = 2
  /// The most bytes of lines that are put together to one record; a log that never ends one must
  /// not have to be held whole.
  static let recordBytes = 1 << 20

  /// The most exceptions of a Sentry event that make its chain; each is a level of nesting.
  static let chainedExceptions = 256

  /// The largest model or schema file; it is held whole.
  static let documentBytes = 64 << 20
}
