import _StringProcessing

/// Tells which known console lines a text is.
///
/// A scanner keeps the patterns that it had to compile; each reader has its own.
package struct SignalScanner {
  private var patterns: [Int: Regex<AnyRegexOutput>] = [:]

  package init() {}

  /// The known lines that a text is, in the catalogue's order.
  package mutating func signals(in text: String) -> [Signal] {
    var found: [Int] = []
    for candidate in SignalCatalog.search.candidates(in: text)
    where !found.contains(candidate.signal) {
      if candidate.isExact || isMatch(candidate.signal, text) { found.append(candidate.signal) }
    }
    return found.sorted().map { SignalCatalog.signals[$0] }
  }

  private mutating func isMatch(_ signal: Int, _ text: String) -> Bool {
    if patterns[signal] == nil {
      // A test compiles every pattern; one that didn't compile would match nothing.
      patterns[signal] = try? Regex(SignalCatalog.signals[signal].pattern)
    }
    guard let pattern = patterns[signal] else { return false }
    return text.firstMatch(of: pattern) != nil
  }
}
