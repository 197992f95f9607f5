import Questions
import SQLiteDatabase
import SyncEvents

/// The rows of a launch: what it was, and in tables of their own its stores, activities, saves and
/// account readings.
struct SessionTable {
  let connection: Connection

  private static let select = """
    SELECT s.id, d.name, s.session, s.source, s.app_bundle, s.app_version, s.app_build,
      s.environment, s.os, s.model, s.role, s.container, s.first_time, s.last_time, s.events,
      s.is_recorded, s.is_launch, s.expected_stores, s.stores_loaded, s.debugger,
      s.failed_saves, s.ordinal
    FROM session s LEFT JOIN device d ON d.id = s.device_id
    """

  /// All launches, or those of one device, by their row's id; without what stands in other tables.
  func sessions(ofDevice device: String? = nil) throws -> [Int64: SessionFacts] {
    let statement = try connection.cached(Self.select + (device == nil ? "" : " WHERE d.name = ?1"))
    if let device { try statement.bind(1, device) }
    var sessions: [Int64: SessionFacts] = [:]
    while try statement.step() { sessions[statement.int64(0)] = Self.session(statement) }
    return sessions
  }

  static let selectOne =
    select + """
       WHERE ifnull(s.device_id, 0) = ifnull((SELECT id FROM device WHERE name = ?1), 0)
      AND ifnull(s.session, 0) = ifnull(?2, 0) AND ifnull(s.source, 0) = ifnull(?3, 0)
      """

  /// One launch with all that stands in other tables.
  func session(_ key: SessionKey) throws -> (id: Int64, facts: SessionFacts)? {
    let statement = try connection.cached(Self.selectOne)
    try statement.bind(1, key.device)
    try statement.bind(2, key.session)
    try statement.bind(3, key.source)
    guard try statement.step() else { return nil }
    let id = statement.int64(0)
    var sessions = [id: Self.session(statement)]
    statement.reset()
    // An unknown device finds the launches of none.
    guard sessions[id]?.key == key else { return nil }
    try SessionParts(connection: connection, sessionID: id).load(into: &sessions)
    return sessions[id].map { (id, $0) }
  }

  private static func session(_ row: Statement) -> SessionFacts {
    let key = SessionKey(
      device: row.optionalText(1),
      session: row.optionalText(2),
      source: row.optionalText(3)
    )
    var facts = SessionFacts(key: key)
    let app = App(
      bundle: row.optionalText(4),
      version: row.optionalText(5),
      build: row.optionalText(6),
      environment: row.optionalText(7)
    )
    facts.app = app == App() ? nil : app
    facts.os = row.optionalText(8)
    facts.model = row.optionalText(9)
    facts.role = row.optionalText(10)
    facts.container = row.optionalText(11)
    facts.firstTime = row.optionalTime(12)
    facts.lastTime = row.optionalTime(13)
    facts.events = row.int(14)
    facts.isRecorded = row.int(15) != 0
    facts.isLaunch = row.int(16) != 0
    facts.expectedStores = row.optionalInt(17)
    facts.storesLoaded = row.optionalFlag(18)
    facts.debugger = row.optionalFlag(19)
    facts.failedSaves = row.int(20)
    facts.sessionReference = row.optionalReference(21)
    return facts
  }

  /// Writes a launch; `id` is nil for one that has no row yet. Returns the row's id.
  func save(
    _ facts: SessionFacts,
    id: Int64?,
    replacing known: SessionFacts?,
    deviceID: Int64?
  ) throws -> Int64 {
    let statement = try connection.cached(
      """
      INSERT INTO session VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
        ?16, ?17, ?18, ?19, ?20, ?21, ?22)
      ON CONFLICT (id) DO UPDATE SET app_bundle = ?5, app_version = ?6, app_build = ?7,
        environment = ?8, os = ?9, model = ?10, role = ?11, container = ?12, first_time = ?13,
        last_time = ?14, events = ?15, is_recorded = ?16, is_launch = ?17, expected_stores = ?18,
        stores_loaded = ?19, debugger = ?20, failed_saves = ?21, ordinal = ?22
      """
    )
    try statement.bind(1, id)
    try statement.bind(2, deviceID)
    try statement.bind(3, facts.key.session)
    try statement.bind(4, facts.key.source)
    try statement.bind(5, facts.app?.bundle)
    try statement.bind(6, facts.app?.version)
    try statement.bind(7, facts.app?.build)
    try statement.bind(8, facts.app?.environment)
    try statement.bind(9, facts.os)
    try statement.bind(10, facts.model)
    try statement.bind(11, facts.role)
    try statement.bind(12, facts.container)
    try statement.bind(13, facts.firstTime?.nanoseconds)
    try statement.bind(14, facts.lastTime?.nanoseconds)
    try statement.bind(15, facts.events)
    try statement.bind(16, facts.isRecorded ? 1 : 0)
    try statement.bind(17, facts.isLaunch ? 1 : 0)
    try statement.bind(18, facts.expectedStores)
    try statement.bind(19, facts.storesLoaded.map { $0 ? 1 : 0 })
    try statement.bind(20, facts.debugger.map { $0 ? 1 : 0 })
    try statement.bind(21, facts.failedSaves)
    try statement.bind(22, facts.sessionReference?.ordinal)
    try statement.run()
    let id = id ?? connection.lastInsertRowID
    try SessionParts(connection: connection, sessionID: id).save(facts, replacing: known)
    return id
  }
}
