/// The bounds on what this module reads from files it does not trust.
enum Limits {
  /// The most bytes of a model or schema file; the largest seen are some hundred kilobytes.
  static let maxFileBytes = 4 << 20

  /// The most bytes of an `.xccurrentversion` file, which holds one name.
  static let maxVersionFileBytes = 64 << 10

  /// The most versions read from one `.xcdatamodeld` folder; real ones hold tens.
  static let maxModelVersions = 500

  /// The bytes of a prefix looked at to recognise a file; room for a licence comment at its head.
  static let recognitionBytes = 8 << 10

  /// The bytes given to libxml2 at a time, so that the limits below are checked in between.
  static let parserChunkBytes = 4 << 10

  /// The most bytes of XML in which no element may begin or end.
  ///
  /// It bounds one tag: libxml2 before 2.12 compares each attribute of a tag with every other, so a
  /// single tag of some megabytes would keep it busy for minutes.
  static let maxBytesWithoutElement = 32 << 10

  /// The deepest nesting of elements; Xcode's models reach six.
  static let maxElementDepth = 32

  /// The most elements of one file; at 40 bytes each, what a file of the largest size can hold.
  static let maxElements = 100_000

  /// The most characters of a file's own text repeated in an error.
  static let maxQuotedCharacters = 120

  /// The most ancestors of an entity that are followed, which ends a circle of parents, too.
  static let maxInheritanceDepth = 64

  /// The most problems kept of one schema; after so many, the file isn't one.
  static let maxSchemaProblems = 100
}
