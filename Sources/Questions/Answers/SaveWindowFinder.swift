import SyncEvents

/// Cuts the local saves of each device and container into windows and looks for the RecordSave
/// that answers each.
struct SaveWindowFinder {
  let facts: Facts
  let database: String
  let seconds: Double
  let filter: EventFilter
  private let rows: [String?: [ServerRows]]
  private let spans: [String?: [CoverageSpan]]

  init(facts: Facts, database: String, seconds: Double, filter: EventFilter) {
    self.facts = facts
    self.database = database
    self.seconds = seconds
    self.filter = filter
    rows = Dictionary(grouping: facts.server.map(ServerRows.init)) { $0.key.device }
    spans = Dictionary(grouping: facts.coverage.keys) { $0.key.device }
  }

  private struct ServerRows {
    var key: ServerKey
    var facts: ServerFacts
  }

  /// Saves that the same rows and the same coverage speak of.
  private struct Place: Hashable {
    var device: String?
    var container: String?
    /// In lower case.
    var environment: String?
    var user: String?
    /// Whether the saves surely went into a store that this database mirrors; those that may not
    /// have open no window for those that did.
    var isSure: Bool

    var order: (String, String) { (device ?? "", container ?? "") }
  }

  /// What the server said that speaks of a place's saves.
  private struct Answers {
    var recordSaves: [TimeSeries]
    var hasUntimed: Bool
    var hasRefusals: Bool
    /// In order of their beginnings.
    var spans: [CoverageSpan]
    /// The newest record that a probe found.
    var probed: Timestamp?
  }

  /// The windows in order of device, container and time.
  var windows: [SaveWindow] {
    let windows = savesByPlace.flatMap { place, saves in
      self.windows(of: saves.sorted(), in: place).map { (place, $0) }
    }
    return windows.sorted { left, right in
      if left.0.order != right.0.order { return left.0.order < right.0.order }
      if left.1.from != right.1.from { return left.1.from < right.1.from }
      return (left.0.isSure ? 0 : 1, left.0.environment ?? "", left.0.user ?? "")
        < (right.0.isSure ? 0 : 1, right.0.environment ?? "", right.0.user ?? "")
    }.map(\.1)
  }

  /// Whether there are saves whose time is not known, so that no window can be laid over them.
  var hasUntimedSaves: Bool {
    !filter.isBoundInTime
      && facts.sessions.values.contains { session in
        filter.includes(session)
          && session.saves.contains {
            $0.value.series.untimed > 0 && counts($0.key, session) != nil
          }
      }
  }

  /// Whether saves into a store count against the database, and if so, how surely.
  private func counts(_ store: String, _ session: SessionFacts) -> Bool? {
    switch session.target(ofStore: store) {
    case .database(let database): database == self.database ? true : nil
    case .everyDatabase: true
    case .unknown: false
    case .none: nil
    }
  }

  private var savesByPlace: [Place: [Timestamp]] {
    var saves: [Place: [Timestamp]] = [:]
    for session in facts.sessions.values where filter.includes(session) {
      // Most launches have one user; only where there are more is each save asked for its own.
      let users = Set(session.accounts.compactMap(\.reading.userRecordID))
      for (store, found) in session.saves {
        guard let isSure = counts(store, session) else { continue }
        for time in found.series.times where filter.includes(time) {
          let place = Place(
            device: session.key.device,
            container: session.container,
            environment: session.app?.environment?.lowercased(),
            user: users.count > 1 ? session.user(at: time) : users.first,
            isSure: isSure
          )
          saves[place, default: []].append(time)
        }
      }
    }
    return saves
  }

  private func windows(of saves: [Timestamp], in place: Place) -> [SaveWindow] {
    var windows: [SaveWindow] = []
    let answers = answers(to: place)
    var index = 0
    while index < saves.count {
      let first = saves[index]
      let end = first.advanced(bySeconds: seconds)
      let answer = answers.recordSaves.compactMap { $0.first(from: first) }.min()
      let to = answer.map { min($0, end) } ?? end
      let start = index
      while index < saves.count, saves[index] <= to { index += 1 }
      windows.append(judged(from: first, to: to, saves: index - start, place, answers))
    }
    return windows
  }

  private func judged(
    from: Timestamp,
    to: Timestamp,
    saves: Int,
    _ place: Place,
    _ answers: Answers
  ) -> SaveWindow {
    let (coverage, isInferred) = coverage(from: from, to: to, answers.spans)
    var window = SaveWindow(
      device: place.device,
      container: place.container,
      from: from,
      to: to,
      localSaves: saves,
      recordSaves: answers.recordSaves.reduce(0) { $0 + $1.count(from: from, through: to) },
      coverage: coverage,
      verdict: .unknown,
      because: ""
    )
    if window.recordSaves > 0 {
      window.verdict = .some
      window.because = "a RecordSave followed the save"
    } else if let probed = answers.probed, probed >= from {
      window.verdict = .some
      window.because = "a probe found a record newer than the save"
    } else if answers.hasRefusals {
      window.because = "RecordSave rows were refused by the server"
    } else if coverage != .full {
      window.because = unknownReason(place, coverage, isInferred: isInferred)
    } else if answers.hasUntimed {
      window.because = "a RecordSave of unknown time may have answered"
    } else if !place.isSure {
      window.because = "nothing tells whether the store of these saves is mirrored"
    } else {
      window.verdict = .zero
      window.because = "the server's log was read for the whole window and has no RecordSave"
    }
    return window
  }

  private func unknownReason(
    _ place: Place,
    _ coverage: Coverage,
    isInferred: Bool
  ) -> String {
    if place.environment == nil {
      return "the build's environment is not known, so no server log can be set against it"
    }
    if coverage == .partial, isInferred {
      return "rows of the server's log reach over the window and none is a RecordSave, but nobody"
        + " stated that the query was whole (--console-from, --console-to)"
    }
    return coverage == .partial
      ? "the server's log was read for a part of the window only"
      : "the server's log was not read for this window"
  }

  /// How far the log was read for the window, and whether that is concluded from its rows only,
  /// which never makes it whole.
  private func coverage(
    from: Timestamp,
    to: Timestamp,
    _ spans: [CoverageSpan]
  ) -> (coverage: Coverage, isInferred: Bool) {
    var reached = from
    var touches = false
    for span in spans where !span.isInferred && span.to >= from {
      guard span.from <= to else { break }
      touches = true
      if span.from <= reached { reached = max(reached, span.to) }
    }
    if touches { return (reached >= to ? .full : .partial, false) }
    let isInferred = spans.contains { $0.isInferred && $0.to >= from && $0.from <= to }
    return (isInferred ? .partial : .none, isInferred)
  }

  // MARK: Rows, coverage and probes that speak of a place

  private func answers(to place: Place) -> Answers {
    let rows = relevant(self.rows, to: place).filter { row in
      couldAnswer(row.key, place) && environmentsMayMatch(row.key, place)
        && (row.key.user == nil || place.user == nil || row.key.user == place.user)
    }.map(\.facts)
    return Answers(
      recordSaves: rows.map(\.recordSaves),
      hasUntimed: rows.contains { $0.recordSaves.untimed > 0 },
      hasRefusals: rows.contains { $0.failures > 0 },
      spans: relevant(self.spans, to: place).filter { covers($0.key, place) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) },
      probed: facts.probes.filter { probe in
        probe.key.device == place.device && couldAnswer(probe.key, place)
          && environmentsMayMatch(probe.key, place)
      }.map(\.newest).max()
    )
  }

  /// What names the device, and what names none and so stands for each.
  private func relevant<Item>(_ items: [String?: [Item]], to place: Place) -> [Item] {
    var found: [Item] = items[nil] ?? []
    if place.device != nil { found += items[place.device] ?? [] }
    return found
  }

  /// Rows that name another device never count; rows of another container neither.
  private func couldAnswer(_ key: ServerKey, _ place: Place) -> Bool {
    (key.device == nil || key.device == place.device)
      && (key.container == nil || place.container == nil || key.container == place.container)
      && (key.database == nil || key.database == database)
  }

  private func environmentsMayMatch(_ key: ServerKey, _ place: Place) -> Bool {
    guard let environment = key.environment, let own = place.environment else { return true }
    return environment.lowercased() == own
  }

  /// Whether the server's log was surely read for the place's own rows.
  private func covers(_ key: ServerKey, _ place: Place) -> Bool {
    guard let environment = place.environment else { return false }
    return couldAnswer(key, place) && key.database == database
      && (key.container == nil || key.container == place.container)
      && key.environment?.lowercased() == environment
      && (key.user == nil || key.user == place.user)
  }
}
