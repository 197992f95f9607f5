/// How text for people is laid out; times are in UTC whatever the style.
package struct TextStyle: Sendable, Hashable {
  /// Columns of a line.
  package var width: Int
  /// Whether ANSI colours may be used; nothing is ever told by colour alone.
  package var usesColor: Bool

  package init(width: Int = 80, usesColor: Bool = false) {
    self.width = width
    self.usesColor = usesColor
  }
}
