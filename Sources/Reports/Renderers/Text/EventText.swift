package import SyncEvents

/// An event on one line.
package enum EventText {
  package static func line(_ event: SyncEvent, style: TextStyle, cut: Bool = false) -> String {
    ""
  }
}
