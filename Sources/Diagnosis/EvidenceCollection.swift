import Findings
import KnowledgeBase
import Questions
import SyncEvents

/// What speaks for one cause, and the devices that showed it.
struct EvidenceCollection {
  private(set) var evidence: [Evidence] = []
  private(set) var devices: Set<String> = []

  var isEmpty: Bool { evidence.isEmpty }

  /// Takes in one piece; a line that was seen already, for example as its error, counts once.
  mutating func add(_ piece: Evidence, device: String?) {
    if let device { devices.insert(device) }
    if let source = piece.source, evidence.contains(where: { $0.source == source }) { return }
    evidence.append(piece)
  }

  /// Takes in errors, each with the words of the link that tells.
  mutating func add(_ errors: [MetError], in timeline: Timeline) {
    for error in errors {
      add(
        timeline.evidence(
          "\(error.facts.howOften): \(error.facts.signature)"
            + (error.link.message.map { ": \($0)" } ?? ""),
          at: error.facts.firstTime,
          error.facts.firstReference
        ),
        device: nil
      )
      devices.formUnion(error.facts.devices)
    }
  }

  /// Takes in the known console lines of some names, each launch's once, with what they mean.
  mutating func addLines(
    _ identifiers: Set<String>,
    in timeline: Timeline,
    where isMeant: (SessionKey) -> Bool = { _ in true }
  ) {
    for (key, line) in timeline.lines(identifiers) where isMeant(key.session) {
      let meaning = SignalCatalog.signal(key.id)?.meaning ?? key.id
      let times = line.count == 1 ? "once" : "\(line.count) times"
      add(
        timeline.evidence("\(meaning) (\(times))", line.firstReference),
        device: key.session.device
      )
    }
  }

  /// A finding that stands on what was collected; evidence beyond eight pieces adds nothing.
  func finding(
    id: String,
    title: String,
    severity: Severity,
    confidence: Double,
    summary: String
  ) -> Finding {
    var finding = Finding(
      id: id,
      title: title,
      severity: severity,
      confidence: confidence,
      summary: summary,
      evidence: Array(evidence.prefix(8))
    )
    finding.devices = devices.sorted()
    return finding
  }
}

/// An error and the link of its tree that tells something.
struct MetError {
  var facts: ErrorFacts
  var link: ErrorChain
}

/// A step in a share's life, where and when it was noted.
struct NotedShare {
  var launch: SessionFacts
  var share: ShareChange
  var event: SyncEvent
  var reference: EventReference

  func isPhase(_ phase: String) -> Bool { share.phase?.lowercased() == phase.lowercased() }
}

extension Timeline {
  /// The errors with a link that tells, the first such link of each; the second argument is the
  /// whole tree.
  func errors(where isMeant: (ErrorChain, ErrorChain) -> Bool) -> [MetError] {
    errors.compactMap { error in
      error.example.links.first { isMeant($0, error.example) }
        .map { MetError(facts: error, link: $0) }
    }
  }

  /// The known console lines of some names, in order of place.
  func lines(_ identifiers: Set<String>) -> [(key: SignalKey, value: SignalFacts)] {
    facts.signals.filter { identifiers.contains($0.key.id) }
      .sorted { $0.value.firstReference < $1.value.firstReference }
  }

  /// What was noted of shares, in order of time.
  var shares: [NotedShare] {
    facts.notes.compactMap { key, note in
      guard case .share(let share) = note.event.payload, let launch = facts.sessions[key.session]
      else { return nil }
      return NotedShare(
        launch: launch,
        share: share,
        event: note.event,
        reference: note.reference
      )
    }.sorted { left, right in
      guard let before = left.event.time, let after = right.event.time, before != after else {
        return left.reference < right.reference
      }
      return before < after
    }
  }

  /// The calls of the app that were noted since something of them failed, in order of place.
  var failedCalls: [(call: CloudOperation, note: NotedEvent)] {
    facts.notes.values.compactMap { note in
      guard case .operation(let call) = note.event.payload else { return nil }
      return (call, note)
    }.sorted { $0.note.reference < $1.note.reference }
  }

  /// What was noted of builds, in order of place.
  var environments: [NotedEvent] {
    facts.notes.values.filter { $0.event.kind == .environment }
      .sorted { $0.reference < $1.reference }
  }
}

extension ErrorFacts {
  /// Whether in every launch that met the error a later sync ended well: one of the same type where
  /// the error was that of a sync.
  func isOver(in timeline: Timeline) -> Bool {
    places.allSatisfy { place, occurrences in
      timeline.isOver(
        Trace(
          session: place.session,
          count: occurrences.count,
          what: signature,
          time: occurrences.firstTime,
          reference: occurrences.firstReference,
          lastReference: occurrences.lastReference,
          lastTime: occurrences.lastTime,
          context: place.context
        )
      )
    }
  }
}

extension ErrorChain {
  /// Whether any text of this link alone holds any of the words, in any case.
  func says(_ words: String...) -> Bool {
    texts.contains { text in words.contains { text.has($0) } }
  }

  /// The names of the items of a batch whose error is the link.
  func items(of link: ErrorChain) -> [String] {
    links.flatMap { $0.partial ?? [] }.filter { $0.error == link }.map(\.item)
  }
}
