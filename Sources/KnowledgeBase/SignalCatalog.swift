/// The console lines that are known, and which of them a line is.
package enum SignalCatalog {
  package static let signals = Catalog.entries(Catalog.signals).compactMap(Signal.init)

  private static let byID = Dictionary(signals.map { ($0.id, $0) }) { first, _ in first }

  /// The signal of that name.
  package static func signal(_ id: String) -> Signal? { byID[id] }

  /// One pass over a text finds all that it may be.
  static let search = SignalSearch(signals)
}
