import Codecs
import Questions
import SQLiteDatabase
import SyncEvents

/// What belongs to launches and stands in tables of its own; of one launch, or of all.
struct SessionParts {
  let connection: Connection
  /// Nil for all launches.
  let sessionID: Int64?

  /// Adds the parts to the launches, which are known by their rows' ids.
  func load(into sessions: inout [Int64: SessionFacts]) throws {
    try loadStores(into: &sessions)
    try loadActivities(into: &sessions)
    try loadSaves(into: &sessions)
    try loadAccounts(into: &sessions)
  }

  /// Writes the parts that differ from what is known to stand there.
  func save(_ facts: SessionFacts, replacing known: SessionFacts?) throws {
    if facts.stores != known?.stores ?? [] { try saveStores(facts) }
    if facts.activities != known?.activities ?? [:] {
      try saveActivities(
        facts.activities,
        replacing: known?.activities ?? [:],
        observed: .live
      )
    }
    if facts.history != known?.history ?? [:] {
      try saveActivities(facts.history, replacing: known?.history ?? [:], observed: .history)
    }
    if facts.requests != known?.requests ?? [:] {
      try saveActivities(facts.requests, replacing: known?.requests ?? [:], observed: .log)
    }
    if facts.saves != known?.saves ?? [:] { try saveSaves(facts, replacing: known) }
    if facts.accounts != known?.accounts ?? [] { try saveAccounts(facts, replacing: known) }
  }

  private func rows(_ sql: String, _ order: String = "") throws -> Statement {
    let filter = sessionID == nil ? "" : " WHERE session_id = ?1"
    let statement = try connection.cached(sql + filter + order)
    if let sessionID { try statement.bind(1, sessionID) }
    return statement
  }

  // MARK: Stores

  private func loadStores(into sessions: inout [Int64: SessionFacts]) throws {
    let statement = try rows(
      "SELECT session_id, store, description, ordinal FROM session_store",
      " ORDER BY session_id, position"
    )
    while try statement.step() {
      guard sessions[statement.int64(0)] != nil,
        case .object(let object) = try JSONScanner.value(in: statement.text(2))
      else { continue }
      sessions[statement.int64(0)]?.stores.append(
        StoreFacts(
          name: statement.optionalText(1),
          description: try StoreDescription(MemberReader(object)),
          reference: statement.reference(3)
        )
      )
    }
  }

  private func saveStores(_ facts: SessionFacts) throws {
    let statement = try connection.cached(
      "INSERT OR REPLACE INTO session_store VALUES (?1, ?2, ?3, ?4, ?5)"
    )
    for (position, store) in facts.stores.enumerated() {
      try statement.bind(1, sessionID)
      try statement.bind(2, position)
      try statement.bind(3, store.name)
      try statement.bind(4, JSONWriter.line(.object(store.description.json)))
      try statement.bind(5, store.reference.ordinal)
      try statement.run()
    }
  }

  // MARK: Activities

  private func loadActivities(into sessions: inout [Int64: SessionFacts]) throws {
    let statement = try rows(
      """
      SELECT session_id, type, store, is_named, observed, began, ended, succeeded, failed,
        first_began FROM sync_activity
      """
    )
    while try statement.step() {
      var activity = ActivityFacts()
      activity.began = statement.int(5)
      activity.ended = statement.int(6)
      activity.succeeded = statement.int(7)
      activity.failed = statement.int(8)
      activity.firstBegan = statement.optionalTime(9)
      sessions[statement.int64(0)]?[keyPath: path(statement)][key(statement)] = activity
    }
    try loadAttempts(into: &sessions)
  }

  private func key(_ row: Statement) -> ActivityKey {
    ActivityKey(type: SyncType(row.text(1)), store: row.int(3) == 0 ? nil : row.text(2))
  }

  /// Where the activities of a row belong: the fifth column says how they were observed.
  private func path(
    _ row: Statement
  ) -> WritableKeyPath<SessionFacts, [ActivityKey: ActivityFacts]> {
    switch row.int(4) {
    case Observation.history.code: \.history
    case Observation.log.code: \.requests
    default: \.activities
    }
  }

  /// Position 0 is the last attempt, the others are those that are open.
  private func loadAttempts(into sessions: inout [Int64: SessionFacts]) throws {
    let statement = try rows(
      """
      SELECT session_id, type, store, is_named, observed, position, event_id, has_begun,
        has_ended, began, ended, succeeded, error, began_ordinal, ended_ordinal,
        typeof(event_id) = 'blob' FROM sync_attempt
      """,
      " ORDER BY session_id, type, store, is_named, observed, position"
    )
    while try statement.step() {
      let key = key(statement)
      let path = path(statement)
      let attempt = try attempt(statement)
      if statement.int(5) == 0 {
        sessions[statement.int64(0)]?[keyPath: path][key]?.last = attempt
      } else {
        sessions[statement.int64(0)]?[keyPath: path][key]?.open.append(attempt)
      }
    }
  }

  private func attempt(_ row: Statement) throws -> SyncAttempt {
    var attempt = SyncAttempt(eventID: EventIDColumn.text(row, 6, isPacked: row.int(15) != 0))
    attempt.hasBegun = row.int(7) != 0
    attempt.hasEnded = row.int(8) != 0
    attempt.began = row.optionalTime(9)
    attempt.ended = row.optionalTime(10)
    attempt.succeeded = row.optionalFlag(11)
    attempt.error = try row.optionalChain(12)
    attempt.beganReference = row.optionalReference(13)
    attempt.endedReference = row.optionalReference(14)
    return attempt
  }

  private func saveActivities(
    _ activities: [ActivityKey: ActivityFacts],
    replacing known: [ActivityKey: ActivityFacts],
    observed: Observation
  ) throws {
    for (key, activity) in activities where activity != known[key] {
      let statement = try connection.cached(
        "INSERT OR REPLACE INTO sync_activity VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
      )
      try bind(key, observed, to: statement)
      try statement.bind(6, activity.began)
      try statement.bind(7, activity.ended)
      try statement.bind(8, activity.succeeded)
      try statement.bind(9, activity.failed)
      try statement.bind(10, activity.firstBegan?.nanoseconds)
      try statement.run()
      try saveAttempts(activity, key, observed, replacing: known[key])
    }
  }

  private func bind(_ key: ActivityKey, _ observed: Observation, to statement: Statement) throws {
    try statement.bind(1, sessionID)
    try statement.bind(2, key.type.name)
    try statement.bind(3, key.store ?? "")
    try statement.bind(4, key.store == nil ? 0 : 1)
    try statement.bind(5, observed.code)
  }

  private func saveAttempts(
    _ activity: ActivityFacts,
    _ key: ActivityKey,
    _ observed: Observation,
    replacing known: ActivityFacts?
  ) throws {
    if let last = activity.last, last != known?.last {
      try save(last, key, observed, position: 0)
    }
    guard activity.open != known?.open ?? [] else { return }
    if let known, !known.open.isEmpty {
      let delete = try connection.cached(
        """
        DELETE FROM sync_attempt WHERE session_id = ?1 AND type = ?2 AND store = ?3
          AND is_named = ?4 AND observed = ?5 AND position > 0
        """
      )
      try bind(key, observed, to: delete)
      try delete.run()
    }
    for (index, attempt) in activity.open.enumerated() {
      try save(attempt, key, observed, position: index + 1)
    }
  }

  private func save(
    _ attempt: SyncAttempt,
    _ key: ActivityKey,
    _ observed: Observation,
    position: Int
  ) throws {
    let statement = try connection.cached(
      """
      INSERT OR REPLACE INTO sync_attempt
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      """
    )
    try bind(key, observed, to: statement)
    try statement.bind(6, position)
    try EventIDColumn.bind(attempt.eventID, to: statement, at: 7)
    try statement.bind(8, attempt.hasBegun ? 1 : 0)
    try statement.bind(9, attempt.hasEnded ? 1 : 0)
    try statement.bind(10, attempt.began?.nanoseconds)
    try statement.bind(11, attempt.ended?.nanoseconds)
    try statement.bind(12, attempt.succeeded.map { $0 ? 1 : 0 })
    try statement.bind(13, try attempt.error.map(PackedChain.pack))
    try statement.bind(14, attempt.beganReference?.ordinal)
    try statement.bind(15, attempt.endedReference?.ordinal)
    try statement.run()
  }

  // MARK: Saves

  private func loadSaves(into sessions: inout [Int64: SessionFacts]) throws {
    let statement = try rows(
      """
      SELECT session_id, store, saves, untimed, times, first_ordinal, last_ordinal
      FROM save_series
      """
    )
    while try statement.step() {
      var saves = SaveFacts()
      let untimed = statement.int(3)
      saves.series = TimeSeries(
        try PackedTimes.unpack(statement.blob(4), count: statement.int(2) - untimed),
        untimed: untimed
      )
      saves.firstReference = statement.optionalReference(5)
      saves.lastReference = statement.optionalReference(6)
      sessions[statement.int64(0)]?.saves[statement.text(1)] = saves
    }
  }

  private func saveSaves(_ facts: SessionFacts, replacing known: SessionFacts?) throws {
    let statement = try connection.cached(
      "INSERT OR REPLACE INTO save_series VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
    )
    for (store, saves) in facts.saves where saves != known?.saves[store] {
      try statement.bind(1, sessionID)
      try statement.bind(2, store)
      try statement.bind(3, saves.series.count)
      try statement.bind(4, saves.series.untimed)
      try statement.bind(5, saves.series.times.first?.nanoseconds)
      try statement.bind(6, saves.series.times.last?.nanoseconds)
      try statement.bind(7, PackedTimes.pack(saves.series.times))
      try statement.bind(8, saves.firstReference?.ordinal)
      try statement.bind(9, saves.lastReference?.ordinal)
      try statement.run()
    }
  }

  // MARK: Account readings

  private func loadAccounts(into sessions: inout [Int64: SessionFacts]) throws {
    let statement = try rows(
      "SELECT session_id, time, status, user, error, ordinal FROM account",
      " ORDER BY session_id, position"
    )
    while try statement.step() {
      let reading = AccountReading(
        status: statement.optionalText(2).map(AccountStatus.init),
        userRecordID: statement.optionalText(3),
        error: try statement.optionalChain(4)
      )
      sessions[statement.int64(0)]?.accounts.append(
        AccountFacts(
          time: statement.optionalTime(1),
          reading: reading,
          reference: statement.reference(5)
        )
      )
    }
  }

  private func saveAccounts(_ facts: SessionFacts, replacing known: SessionFacts?) throws {
    let statement = try connection.cached(
      "INSERT OR REPLACE INTO account VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
    )
    // Readings are only ever appended.
    let start = known?.accounts.count ?? 0
    for (position, account) in facts.accounts.enumerated().dropFirst(start) {
      try statement.bind(1, sessionID)
      try statement.bind(2, position)
      try statement.bind(3, account.time?.nanoseconds)
      try statement.bind(4, account.reading.status?.name)
      try statement.bind(5, account.reading.userRecordID)
      try statement.bind(6, try account.reading.error.map(PackedChain.pack))
      try statement.bind(7, account.reference.ordinal)
      try statement.run()
    }
  }
}
