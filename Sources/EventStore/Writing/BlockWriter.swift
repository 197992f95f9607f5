import Codecs
import SQLiteDatabase
import SyncEvents

/// Puts events into blocks, and those that fill none into the tail.
struct BlockWriter {
  private let connection: Connection
  private let sessions: SessionCache
  private let deflater: Deflater

  init(connection: Connection, sessions: SessionCache) throws {
    self.connection = connection
    self.sessions = sessions
    deflater = try Deflater(level: 6)
  }

  /// The ordinal that the next event gets.
  func nextOrdinal() throws -> Int64 {
    let tail = try connection.int64("SELECT max(ordinal) FROM tail") ?? 0
    let block =
      try connection.int64(
        "SELECT first_ordinal + event_count - 1 FROM block ORDER BY id DESC LIMIT 1"
      ) ?? 0
    return max(tail, block) + 1
  }

  /// Stores events, which follow each other from an ordinal on.
  func write(_ events: [IncomingEvent], from ordinal: Int64) throws {
    let tail = TailTable(connection: connection)
    let waiting = try tail.size()
    var first = ordinal
    var all = events
    if waiting.count > 0,
      waiting.count + events.count >= Limits.eventsPerBlock
        || waiting.bytes + Self.bytes(events[...]) >= Limits.bytesPerBlock
    {
      all = try tail.events() + events
      first -= Int64(waiting.count)
      try tail.removeAll()
    }
    var start = 0
    while start < all.count {
      let end = endOfBlock(all, from: start)
      let slice = all[start..<end]
      let isFull =
        slice.count == Limits.eventsPerBlock || Self.bytes(slice) >= Limits.bytesPerBlock
      guard isFull || end < all.count else {
        return try tail.append(slice.map(\.event), from: first + Int64(start))
      }
      try seal(slice, from: first + Int64(start))
      start = end
    }
  }

  private static func bytes(_ events: ArraySlice<IncomingEvent>) -> Int {
    events.reduce(0) { $0 + $1.byteCount }
  }

  /// Where the block that begins there ends; an event that fills a block alone shares none, so that
  /// no block has more values than a reader takes.
  private func endOfBlock(_ events: [IncomingEvent], from start: Int) -> Int {
    var bytes = 0
    var end = start
    while end < events.count, end - start < Limits.eventsPerBlock, bytes < Limits.bytesPerBlock {
      if end > start, events[end].byteCount >= Limits.bytesPerBlock { break }
      bytes += events[end].byteCount
      end += 1
    }
    return end
  }

  private func seal(_ events: ArraySlice<IncomingEvent>, from ordinal: Int64) throws {
    let events = events.map(\.event)
    let block = try SealedBlock(events[...], firstOrdinal: ordinal, deflater: deflater)
    let insert = try connection.cached(
      """
      INSERT INTO block (first_ordinal, event_count, first_time, last_time, kinds, expanded_bytes,
        checksum, columns) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    )
    try insert.bind(1, block.firstOrdinal)
    try insert.bind(2, block.count)
    try insert.bind(3, block.firstTime?.nanoseconds)
    try insert.bind(4, block.lastTime?.nanoseconds)
    try insert.bind(5, block.kinds.rawValue)
    try insert.bind(6, block.expandedBytes)
    try insert.bind(7, Int64(block.checksum))
    try insert.bind(8, block.columns)
    try insert.run()
    let id = connection.lastInsertRowID
    let devices = try connection.cached("INSERT INTO block_device VALUES (?1, ?2)")
    for device in block.devices {
      let deviceID = try sessions.deviceID(device)
      try devices.bind(1, deviceID)
      try devices.bind(2, id)
      try devices.run()
    }
  }
}
