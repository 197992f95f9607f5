/// Finds by one pass which signals a text may be.
struct SignalSearch: Sendable {
  private let automaton: TextAutomaton
  /// The signal of each literal, and whether the literal alone decides.
  private let owners: [(signal: Int, isExact: Bool)]

  init(_ signals: [Signal]) {
    var texts: [[UInt8]] = []
    var owners: [(signal: Int, isExact: Bool)] = []
    for (number, signal) in signals.enumerated() where !signal.isGrammar {
      let found = PatternLiterals.literals(of: signal.pattern)
      for literal in found.literals {
        texts.append(Array(literal.utf8))
        owners.append((number, found.isExact))
      }
    }
    automaton = TextAutomaton(texts)
    self.owners = owners
  }

  /// The numbers of the signals, and whether their patterns need no look.
  func candidates(in text: String) -> [(signal: Int, isExact: Bool)] {
    automaton.matches(in: text).map { owners[$0] }
  }
}
