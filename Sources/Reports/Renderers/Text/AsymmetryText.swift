package import Questions

/// An answer about fields.
package enum AsymmetryText {
  package static func render(_ answer: AsymmetryAnswer, style: TextStyle) -> String {
    ""
  }
}
