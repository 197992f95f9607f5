import Codecs
package import Questions
import SQLiteDatabase
package import SyncEvents

/// An event with its place in the store.
package struct StoredEvent: Sendable {
  package var event: SyncEvent
  package var ordinal: Int64
}

extension Store {
  /// Hands over the events that a filter keeps, in order of arrival, until `body` returns false.
  /// With an ordinal, only those that arrived after the event at that place.
  package func forEachEvent(
    _ filter: EventFilter = .everything,
    after ordinal: Int64 = 0,
    newestFirst: Bool = false,
    _ body: (StoredEvent) throws -> Bool
  ) throws {
    do {
      try connection.snapshot {
        try EventReader(connection: connection, filter: filter, after: ordinal)
          .forEach(newestFirst: newestFirst, body)
      }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  /// The event at that place; nil where there is none.
  package func event(at ordinal: Int64) throws(StoreError) -> SyncEvent? {
    try StoreError.wrapping(path) {
      try connection.snapshot {
        try EventReader(connection: connection, filter: .everything).event(at: ordinal)
      }
    }
  }
}

/// Reads events out of blocks and tail, passing over the blocks that a filter can't want.
final class EventReader {
  private let connection: Connection
  private let filter: EventFilter
  private let after: Int64
  private let inflater: Inflater

  init(connection: Connection, filter: EventFilter, after: Int64 = 0) throws {
    self.connection = connection
    self.after = after
    self.filter = filter
    inflater = try Inflater()
  }

  private static let columns = """
    id, first_ordinal, event_count, first_time, last_time, kinds, expanded_bytes, checksum, columns
    """

  func forEach(newestFirst: Bool, _ body: (StoredEvent) throws -> Bool) throws {
    if newestFirst {
      guard try forEachInTail(newestFirst: true, body) else { return }
      _ = try forEachInBlocks(newestFirst: true, body)
    } else {
      guard try forEachInBlocks(newestFirst: false, body) else { return }
      _ = try forEachInTail(newestFirst: false, body)
    }
  }

  private func forEachInBlocks(
    newestFirst: Bool,
    _ body: (StoredEvent) throws -> Bool
  ) throws -> Bool {
    let device =
      filter.device == nil
      ? ""
      : """
       AND id IN (SELECT block_id FROM block_device
        WHERE device_id = (SELECT id FROM device WHERE name = ?4))
      """
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM block
      WHERE (first_time IS NULL OR ?1 IS NULL OR last_time >= ?1)
        AND (first_time IS NULL OR ?2 IS NULL OR first_time <= ?2)
        AND (?3 = 0 OR kinds & ?3 != 0) AND first_ordinal + event_count - 1 > ?5\(device)
      ORDER BY id\(newestFirst ? " DESC" : "")
      """
    )
    try statement.bind(1, filter.since?.nanoseconds)
    try statement.bind(2, filter.until?.nanoseconds)
    try statement.bind(3, KindSet(filter.kinds).rawValue)
    try statement.bind(5, after)
    if let device = filter.device { try statement.bind(4, device) }
    while try statement.step() {
      let block = try Self.block(statement, path: connection.path)
      let bodies = try Self.bodies(of: block, id: statement.int64(0), connection.path, inflater)
      for offset in newestFirst ? Array(bodies.indices.reversed()) : Array(bodies.indices) {
        let event = try Self.event(bodies[offset], block, offset, connection.path)
        let stored = StoredEvent(event: event, ordinal: block.firstOrdinal &+ Int64(offset))
        guard stored.ordinal > after, filter.includes(event) else { continue }
        guard try body(stored) else { return false }
      }
    }
    return true
  }

  private func forEachInTail(
    newestFirst: Bool,
    _ body: (StoredEvent) throws -> Bool
  ) throws -> Bool {
    let statement = try connection.prepare(
      """
      SELECT ordinal, checksum, line FROM tail
      WHERE (time IS NULL OR ?1 IS NULL OR time >= ?1)
        AND (time IS NULL OR ?2 IS NULL OR time <= ?2) AND (?3 IS NULL OR device = ?3)
        AND ordinal > ?4
      ORDER BY ordinal\(newestFirst ? " DESC" : "")
      """
    )
    try statement.bind(1, filter.since?.nanoseconds)
    try statement.bind(2, filter.until?.nanoseconds)
    try statement.bind(3, filter.device)
    try statement.bind(4, after)
    while try statement.step() {
      let stored = try Self.tailEvent(statement, path: connection.path)
      guard filter.includes(stored.event) else { continue }
      guard try body(stored) else { return false }
    }
    return true
  }

  func event(at ordinal: Int64) throws -> SyncEvent? {
    let tail = try connection.cached("SELECT ordinal, checksum, line FROM tail WHERE ordinal = ?1")
    try tail.bind(1, ordinal)
    if try tail.step() { return try Self.tailEvent(tail, path: connection.path).event }
    let blocks = try connection.cached(
      """
      SELECT \(Self.columns) FROM block WHERE first_ordinal <= ?1
      ORDER BY id DESC LIMIT 1
      """
    )
    try blocks.bind(1, ordinal)
    guard try blocks.step() else { return nil }
    let block = try Self.block(blocks, path: connection.path)
    let offset = Int(ordinal &- block.firstOrdinal)
    let bodies = try Self.bodies(of: block, id: blocks.int64(0), connection.path, inflater)
    guard bodies.indices.contains(offset) else { return nil }
    return try Self.event(bodies[offset], block, offset, connection.path)
  }

  /// The event of a body, which only a file that another program wrote could make unreadable.
  static func event(
    _ body: JSONObject,
    _ block: SealedBlock,
    _ offset: Int,
    _ path: String
  ) throws(StoreError) -> SyncEvent {
    do {
      return try SyncEvent(body)
    } catch {
      let ordinal = block.firstOrdinal &+ Int64(offset)
      throw .damaged(path: path, what: "event \(ordinal): \(error)")
    }
  }

  static func tailEvent(_ row: Statement, path: String) throws -> StoredEvent {
    let ordinal = row.int64(0)
    let line = row.text(2)
    guard row.int64(1) == Int64(TailTable.checksum(ordinal, line)) else {
      throw StoreError.damaged(
        path: path,
        what: "event \(ordinal) of the tail has another checksum"
      )
    }
    do {
      return StoredEvent(event: try TailTable.event(line), ordinal: ordinal)
    } catch {
      throw StoreError.damaged(path: path, what: "event \(ordinal) of the tail: \(error)")
    }
  }

  /// The block of a row of `columns`, its checksum held against its bytes.
  static func block(_ row: Statement, path: String) throws -> SealedBlock {
    let block = SealedBlock(
      firstOrdinal: row.int64(1),
      count: row.int(2),
      firstTime: row.optionalTime(3),
      lastTime: row.optionalTime(4),
      kinds: KindSet(rawValue: row.int64(5)),
      expandedBytes: row.int(6),
      columns: row.blob(8)
    )
    guard row.int64(7) == Int64(block.checksum) else {
      throw StoreError.damaged(
        path: path,
        what: "block \(row.int64(0)) (\(describe(block))) has another checksum"
      )
    }
    return block
  }

  static func bodies(
    of block: SealedBlock,
    id: Int64,
    _ path: String,
    _ inflater: Inflater
  ) throws -> [JSONObject] {
    do {
      return try block.bodies(inflater: inflater)
    } catch {
      throw StoreError.damaged(path: path, what: "block \(id) (\(describe(block))): \(error)")
    }
  }

  private static func describe(_ block: SealedBlock) -> String {
    // Of a damaged row any number may come.
    "events \(block.firstOrdinal) to \(block.firstOrdinal &+ Int64(block.count) &- 1)"
  }
}
