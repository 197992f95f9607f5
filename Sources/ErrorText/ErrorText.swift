package import SyncEvents

/// An error that was found in a text.
package struct FoundError: Sendable, Hashable {
  package var chain: ErrorChain
  /// Where it stands, in bytes of the text's UTF-8.
  package var range: Range<Int>
}

/// Finds errors in any text: descriptions of NSError and CKError as they are printed, nested and
/// escaped to any depth that people paste, cut anywhere, and the short forms of logs and alerts.
///
/// It never fails; what is no error is no error. Its time grows with the text's length.
package enum ErrorText {
  /// The deepest nesting that is read; what lies deeper is kept as text.
  package static let maximumDepth = Limits.maximumDepth

  /// The errors of a text, in order.
  package static func errors(in text: String) -> [FoundError] {
    let bytes = Array(text.utf8)
    let parser = ErrorParser(bytes, depth: 0)
    let long = parser.errors(in: 0..<bytes.count)
    return (long + ShortForms(bytes).errors(outside: long.map(\.range)))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The first error of a text.
  package static func error(in text: String) -> ErrorChain? {
    errors(in: text).first?.chain
  }
}
