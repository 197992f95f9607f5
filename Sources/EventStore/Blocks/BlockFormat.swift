/// The layout of an expanded block, format 1; docs/file-format.md describes it in full.
///
/// ```
/// nodes    count, then for each: parent, name (nodes are places in an event: `error.code`)
/// shapes   count, then for each: its tokens
/// events   count
/// columns  count, then for each: node, kind, number of values, length, bytes
/// ```
/// A shape is what events have in common: names and their order, and the form of each value. The
/// values themselves stand in columns, one for each node and form.
enum BlockFormat {
  /// The first byte of an expanded block.
  static let version: UInt8 = 1

  /// Tokens of a shape beyond those of `LeafForm`.
  static let objectToken: UInt8 = 32
  static let arrayToken: UInt8 = 33

  /// Kinds of columns beyond those of `LeafForm`: which shape a value has, how long an array is.
  static let shapeColumn: UInt8 = 64
  static let lengthColumn: UInt8 = 65

  /// The node of the event itself; the only one without a parent.
  static let root = 0

  /// What stands for the name of an array's elements; no member is told by a number.
  static let elementName = -1
}
