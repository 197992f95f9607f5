package import SyncEvents

/// An error chain as a tree.
package enum ErrorTreeText {
  package static func render(_ chain: ErrorChain, style: TextStyle, explain: (ErrorChain) -> String? = { _ in nil }) -> String {
    ""
  }
}
