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

  /// A local save, with what decides which rows could answer it.
  private struct Save {
    var time: Timestamp
    var session: SessionFacts
    /// Whether the save surely went into a store that this database mirrors.
    var isSure: Bool
  }

  private struct Place: Hashable {
    var device: String?
    var container: String?
  }

  /// The windows in order of device, container and time.
  var windows: [SaveWindow] {
    savesByPlace.sorted { left, right in
      (left.key.device ?? "", left.key.container ?? "")
        < (right.key.device ?? "", right.key.container ?? "")
    }.flatMap { place, saves in
      windows(of: saves.sorted { $0.time < $1.time }, in: place)
    }
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

  private var savesByPlace: [Place: [Save]] {
    var saves: [Place: [Save]] = [:]
    for session in facts.sessions.values where filter.includes(session) {
      let place = Place(device: session.key.device, container: session.container)
      for (store, found) in session.saves {
        guard let isSure = counts(store, session) else { continue }
        for time in found.series.times where filter.includes(time) {
          saves[place, default: []].append(Save(time: time, session: session, isSure: isSure))
        }
      }
    }
    return saves
  }

  private func windows(of saves: [Save], in place: Place) -> [SaveWindow] {
    var windows: [SaveWindow] = []
    let rows = relevant(self.rows, to: place).filter { couldAnswer($0.key, place) }
    var index = 0
    while index < saves.count {
      let first = saves[index]
      let end = first.time.advanced(bySeconds: seconds)
      let answers = rows.filter { matches($0.key, first) }.map(\.facts.recordSaves)
      let answer = answers.compactMap { $0.first(from: first.time) }.min()
      let isAnswered = answer.map { $0 <= end } ?? false
      let to = isAnswered ? answer ?? end : end
      var window: [Save] = []
      while index < saves.count, saves[index].time <= to {
        window.append(saves[index])
        index += 1
      }
      windows.append(judged(window, answers, place, to: to))
    }
    return windows
  }

  private func judged(
    _ saves: [Save],
    _ answers: [TimeSeries],
    _ place: Place,
    to: Timestamp
  ) -> SaveWindow {
    let first = saves[0]
    let recordSaves = answers.reduce(0) { $0 + $1.count(from: first.time, through: to) }
    let coverage = coverage(of: first, place, to: to)
    var window = SaveWindow(
      device: place.device,
      container: place.container,
      from: first.time,
      to: to,
      localSaves: saves.count,
      recordSaves: recordSaves,
      coverage: coverage,
      verdict: .unknown,
      because: ""
    )
    if recordSaves > 0 {
      window.verdict = .some
      window.because = "a RecordSave followed the save"
    } else if isAnsweredByProbe(first, place) {
      window.verdict = .some
      window.because = "a probe found a record newer than the save"
    } else if coverage != .full {
      window.because = unknownReason(first, coverage)
    } else if answers.contains(where: { $0.untimed > 0 }) {
      window.because = "a RecordSave of unknown time may have answered"
    } else if saves.allSatisfy({ !$0.isSure }) {
      window.because = "nothing tells whether the store of these saves is mirrored"
    } else {
      window.verdict = .zero
      window.because = "the server's log was read for the whole window and has no RecordSave"
    }
    return window
  }

  private func unknownReason(_ save: Save, _ coverage: Coverage) -> String {
    if save.session.app?.environment == nil {
      return "the build's environment is not known, so no server log can be set against it"
    }
    return coverage == .partial
      ? "the server's log was read for a part of the window only"
      : "the server's log was not read for this window"
  }

  // MARK: Rows, coverage and probes that speak of a save

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

  private func matches(_ key: ServerKey, _ save: Save) -> Bool {
    guard environmentsMayMatch(key.environment, save) else { return false }
    guard let user = key.user, let own = save.session.user(at: save.time) else { return true }
    return user == own
  }

  private func environmentsMayMatch(_ environment: String?, _ save: Save) -> Bool {
    guard let environment, let own = save.session.app?.environment else { return true }
    return environment.lowercased() == own.lowercased()
  }

  private func coverage(of save: Save, _ place: Place, to: Timestamp) -> Coverage {
    guard let environment = save.session.app?.environment else { return .none }
    let user = save.session.user(at: save.time)
    let spans = relevant(self.spans, to: place).filter { span in
      couldAnswer(span.key, place) && span.key.database == database
        && (span.key.container == nil || span.key.container == place.container)
        && span.key.environment?.lowercased() == environment.lowercased()
        && (span.key.user == nil || span.key.user == user)
    }.sorted { $0.from < $1.from }
    var reached = save.time
    var touches = false
    for span in spans where span.to >= save.time && span.from <= to {
      touches = true
      if span.from <= reached { reached = max(reached, span.to) }
    }
    return reached >= to && touches ? .full : touches ? .partial : .none
  }

  private func isAnsweredByProbe(_ save: Save, _ place: Place) -> Bool {
    facts.probes.contains { probe in
      probe.key.device == place.device && couldAnswer(probe.key, place)
        && environmentsMayMatch(probe.key.environment, save) && probe.newest >= save.time
    }
  }
}
