import KnowledgeBase
import Questions
import SyncEvents

extension Timeline {
  /// Where any of the known lines was told, by a line of the console or within an error's words,
  /// and where a link of an error that is no noise meets the condition; in order of time, then place.
  ///
  /// A line that is both, an error's and a known one, is one trace.
  func traces(
    signals ids: Set<String>,
    links isMeant: (_ link: ErrorChain, _ chain: ErrorChain) -> Bool = { _, _ in false }
  ) -> [Trace] {
    var traces: [Trace] = []
    for error in errors {
      guard let (link, signals) = telling(error, ids, isMeant) else { continue }
      for (place, occurrences) in error.places {
        traces.append(
          Trace(
            session: place.session,
            count: occurrences.count,
            what: Self.words(of: link),
            time: occurrences.firstTime,
            reference: occurrences.firstReference,
            lastReference: occurrences.lastReference,
            lastTime: occurrences.lastTime,
            context: place.context,
            link: link,
            signals: signals
          )
        )
      }
    }
    let told = Set(traces.flatMap { [$0.reference, $0.lastReference] })
    for (key, signal) in facts.signals
    where ids.contains(key.id) && !told.contains(signal.firstReference) {
      traces.append(
        Trace(
          session: key.session,
          count: signal.count,
          what: SignalCatalog.signal(key.id)?.meaning ?? key.id,
          reference: signal.firstReference,
          lastReference: signal.lastReference,
          signals: [key.id]
        )
      )
    }
    return traces.sorted { left, right in
      (left.time?.nanoseconds ?? .max, left.reference)
        < (right.time?.nanoseconds ?? .max, right.reference)
    }
  }

  /// The first link that tells, with the known lines that its words are.
  private func telling(
    _ error: ErrorFacts,
    _ ids: Set<String>,
    _ isMeant: (ErrorChain, ErrorChain) -> Bool
  ) -> (link: ErrorChain, signals: Set<String>)? {
    let known = signals(in: error)
    for (index, link) in error.example.links.enumerated() {
      let found = (known[index] ?? []).intersection(ids)
      if !found.isEmpty || isMeant(link, error.example) { return (link, found) }
    }
    return nil
  }

  private static func words(of link: ErrorChain) -> String {
    let name = link.code.map { "\(link.domain) \($0)" } ?? link.domain
    return link.message.map { "\(name): \($0)" } ?? name
  }
}
