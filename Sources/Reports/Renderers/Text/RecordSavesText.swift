package import Questions

/// An answer about saves.
package enum RecordSavesText {
  package static func render(_ answer: RecordSavesAnswer, style: TextStyle) -> String {
    ""
  }
}
