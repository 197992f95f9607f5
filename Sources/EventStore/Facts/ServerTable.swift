import Questions
import SQLiteDatabase
import SyncEvents

/// The rows of facts of the server's log: RecordSaves by day, coverage, probes.
final class ServerTable {
  private let connection: Connection
  private var ids: [ServerKey: Int64] = [:]

  init(connection: Connection) {
    self.connection = connection
  }

  /// A day of 24 hours in UTC; the times of one day make one row.
  private static let day: Int64 = 86_400_000_000_000

  /// Forgets what was read, since another process may have written.
  func forget() {
    ids = [:]
  }

  func load(into facts: inout Facts) throws {
    let keys = try loadKeys()
    try loadRows(keys, into: &facts)
    try loadTimes(keys, into: &facts)
    let coverage = try connection.cached(
      "SELECT key_id, from_time, to_time, is_inferred, ordinal FROM coverage"
    )
    while try coverage.step() {
      guard let key = keys[coverage.int64(0)] else { continue }
      let span = CoverageSpan(
        key: key,
        from: Timestamp(nanoseconds: coverage.int64(1)),
        to: Timestamp(nanoseconds: coverage.int64(2)),
        isInferred: coverage.int64(3) != 0
      )
      facts.coverage[span] = coverage.reference(4)
    }
    let probes = try connection.cached("SELECT key_id, newest, ordinal FROM probe ORDER BY ordinal")
    while try probes.step() {
      guard let key = keys[probes.int64(0)] else { continue }
      facts.probes.append(
        ProbeFacts(
          key: key,
          newest: Timestamp(nanoseconds: probes.int64(1)),
          reference: probes.reference(2)
        )
      )
    }
  }

  private func loadKeys() throws -> [Int64: ServerKey] {
    let statement = try connection.cached(
      "SELECT id, container, environment, database, device, user FROM server_key"
    )
    var keys: [Int64: ServerKey] = [:]
    while try statement.step() {
      keys[statement.int64(0)] = ServerKey(
        container: statement.optionalText(1),
        environment: statement.optionalText(2),
        database: statement.optionalText(3),
        device: statement.optionalText(4),
        user: statement.optionalText(5)
      )
    }
    return keys
  }

  private func loadRows(_ keys: [Int64: ServerKey], into facts: inout Facts) throws {
    let statement = try connection.cached(
      """
      SELECT key_id, rows, zone_saves, failures, untimed_saves, first_ordinal, last_ordinal
      FROM server_rows
      """
    )
    while try statement.step() {
      guard let key = keys[statement.int64(0)] else { continue }
      var rows = ServerFacts()
      rows.rows = statement.int(1)
      rows.zoneSaves = statement.int(2)
      rows.failures = statement.int(3)
      rows.recordSaves.untimed = statement.int(4)
      rows.firstReference = statement.optionalReference(5)
      rows.lastReference = statement.optionalReference(6)
      facts.server[key] = rows
    }
  }

  private func loadTimes(_ keys: [Int64: ServerKey], into facts: inout Facts) throws {
    let statement = try connection.cached(
      "SELECT key_id, saves, times FROM record_saves ORDER BY key_id, day"
    )
    while try statement.step() {
      guard let key = keys[statement.int64(0)] else { continue }
      let times = try PackedTimes.unpack(statement.blob(2), count: statement.int(1))
      facts.server[key]?.recordSaves.merge(TimeSeries(times))
    }
  }

  /// Adds what a batch of events told.
  func add(_ delta: Facts) throws {
    for (key, rows) in delta.server { try add(rows, id(of: key)) }
    let coverage = try connection.cached(
      "INSERT OR IGNORE INTO coverage VALUES (?1, ?2, ?3, ?4, ?5)"
    )
    for (span, reference) in delta.coverage {
      let id = try id(of: span.key)
      try coverage.bind(1, id)
      try coverage.bind(2, span.from.nanoseconds)
      try coverage.bind(3, span.to.nanoseconds)
      try coverage.bind(4, span.isInferred ? 1 : 0)
      try coverage.bind(5, reference.ordinal)
      try coverage.run()
    }
    let probes = try connection.cached("INSERT INTO probe VALUES (?1, ?2, ?3)")
    for probe in delta.probes {
      let id = try id(of: probe.key)
      try probes.bind(1, probe.reference.ordinal)
      try probes.bind(2, id)
      try probes.bind(3, probe.newest.nanoseconds)
      try probes.run()
    }
  }

  private func add(_ rows: ServerFacts, _ id: Int64) throws {
    let statement = try connection.cached(
      """
      INSERT INTO server_rows VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT (key_id) DO UPDATE SET rows = rows + ?2, zone_saves = zone_saves + ?3,
        failures = failures + ?4, untimed_saves = untimed_saves + ?5, last_ordinal = ?7
      """
    )
    try statement.bind(1, id)
    try statement.bind(2, rows.rows)
    try statement.bind(3, rows.zoneSaves)
    try statement.bind(4, rows.failures)
    try statement.bind(5, rows.recordSaves.untimed)
    try statement.bind(6, rows.firstReference?.ordinal)
    try statement.bind(7, rows.lastReference?.ordinal)
    try statement.run()
    let days = Dictionary(grouping: rows.recordSaves.times) { time in
      time.nanoseconds / Self.day - (time.nanoseconds % Self.day < 0 ? 1 : 0)
    }
    for (day, times) in days { try add(times, id, day: day) }
  }

  private func add(_ times: [Timestamp], _ id: Int64, day: Int64) throws {
    let select = try connection.cached(
      "SELECT saves, times FROM record_saves WHERE key_id = ?1 AND day = ?2"
    )
    try select.bind(1, id)
    try select.bind(2, day)
    var series = TimeSeries(times)
    if try select.step() {
      series.merge(TimeSeries(try PackedTimes.unpack(select.blob(1), count: select.int(0))))
      select.reset()
    }
    let insert = try connection.cached(
      "INSERT OR REPLACE INTO record_saves VALUES (?1, ?2, ?3, ?4)"
    )
    try insert.bind(1, id)
    try insert.bind(2, day)
    try insert.bind(3, series.times.count)
    try insert.bind(4, PackedTimes.pack(series.times))
    try insert.run()
  }

  private func id(of key: ServerKey) throws -> Int64 {
    if let id = ids[key] { return id }
    if ids.isEmpty {
      for (id, key) in try loadKeys() { ids[key] = id }
      if let id = ids[key] { return id }
    }
    let insert = try connection.cached(
      """
      INSERT INTO server_key (container, environment, database, device, user)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    )
    try insert.bind(1, key.container)
    try insert.bind(2, key.environment)
    try insert.bind(3, key.database)
    try insert.bind(4, key.device)
    try insert.bind(5, key.user)
    try insert.run()
    let id = connection.lastInsertRowID
    ids[key] = id
    return id
  }
}
