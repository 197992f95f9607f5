import KnowledgeBase
import Questions
import SyncEvents

/// Which known lines the words of an error's links are, by the link's place in the chain.
///
/// What the console prints as a line also comes as an error's text: from a listener, a crash
/// service or a recorder.
struct ErrorSignals {
  private var byFingerprint: [String: [Int: Set<String>]] = [:]

  init(_ facts: Facts) {
    var scanner = SignalScanner()
    for error in facts.errors.values {
      byFingerprint[error.fingerprint] = Self.signals(in: error.example, &scanner)
    }
  }

  subscript(fingerprint: String) -> [Int: Set<String>]? { byFingerprint[fingerprint] }

  static func signals(in chain: ErrorChain) -> [Int: Set<String>] {
    var scanner = SignalScanner()
    return signals(in: chain, &scanner)
  }

  private static func signals(
    in chain: ErrorChain,
    _ scanner: inout SignalScanner
  ) -> [Int: Set<String>] {
    var found: [Int: Set<String>] = [:]
    for (index, link) in chain.links.enumerated() {
      for text in link.texts {
        for signal in scanner.signals(in: text) { found[index, default: []].insert(signal.id) }
      }
      // The codes' patterns look for the text of an error, of which a chain has taken the parts.
      if let code = link.code {
        for signal in scanner.signals(in: "Error Domain=\(link.domain) Code=\(code) ") {
          found[index, default: []].insert(signal.id)
        }
      }
    }
    return found
  }
}
