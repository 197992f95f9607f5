package import Questions

/// An answer about setups, imports or exports.
package enum ActivityText {
  package static func render(_ answer: ActivityAnswer, style: TextStyle) -> String {
    ""
  }
}
