package import Questions
package import SyncEvents

/// Errors by fingerprint.
package enum ErrorGroupsText {
  package static func render(_ errors: [ErrorFacts], style: TextStyle, explain: (ErrorChain) -> String? = { _ in nil }) -> String {
    ""
  }
}
