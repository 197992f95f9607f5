import SQLiteDatabase
package import SyncEvents

/// What a store holds and how much room it takes.
package struct StoreInfo: Sendable {
  package var path: String
  package var format: Int
  package var events: Int
  package var blocks: Int
  /// Events that wait for a block.
  package var tail: Int
  package var devices: Int
  package var sessions: Int
  package var errorGroups: Int
  /// Bytes of the store's files.
  package var fileBytes: Int
  /// Bytes of the deflated blocks.
  package var blockBytes: Int
  /// Bytes of the input that made it.
  package var inputBytes: Int
  package var firstTime: Timestamp?
  package var lastTime: Timestamp?

  package var bytesPerEvent: Double {
    events == 0 ? 0 : Double(fileBytes) / Double(events)
  }

  /// How many bytes of input stand in one of the store; nil where nothing was read.
  package var ratio: Double? {
    fileBytes == 0 || inputBytes == 0 ? nil : Double(inputBytes) / Double(fileBytes)
  }

  /// The counts as the command line gives them.
  package var json: JSONValue {
    [
      "path": .string(path), "format": .integer(Int64(format)),
      "events": .integer(Int64(events)), "blocks": .integer(Int64(blocks)),
      "tail": .integer(Int64(tail)), "devices": .integer(Int64(devices)),
      "sessions": .integer(Int64(sessions)), "errorGroups": .integer(Int64(errorGroups)),
      "fileBytes": .integer(Int64(fileBytes)), "blockBytes": .integer(Int64(blockBytes)),
      "inputBytes": .integer(Int64(inputBytes)), "bytesPerEvent": .double(bytesPerEvent),
      "ratio": ratio.map(JSONValue.double) ?? .null,
      "firstTime": .optional(firstTime?.description),
      "lastTime": .optional(lastTime?.description),
    ]
  }
}

extension Store {
  /// Counts what the store holds, without opening a block.
  package func info() throws(StoreError) -> StoreInfo {
    try StoreError.wrapping(path) { try connection.snapshot(counted) }
  }

  private func counted() throws -> StoreInfo {
    func number(_ sql: String) throws -> Int { Int(try connection.int64(sql) ?? 0) }
    func time(_ sql: String) throws -> Timestamp? {
      try connection.int64(sql).map(Timestamp.init(nanoseconds:))
    }
    let tail = try number("SELECT count(*) FROM tail")
    return StoreInfo(
      path: path,
      format: Schema.version,
      events: try number("SELECT sum(event_count) FROM block") &+ tail,
      blocks: try number("SELECT count(*) FROM block"),
      tail: tail,
      devices: try number("SELECT count(*) FROM device"),
      sessions: try number("SELECT count(*) FROM session WHERE is_launch"),
      errorGroups: try number("SELECT count(*) FROM error_group"),
      fileBytes: FileProbe.size(path) + FileProbe.size(path + "-wal"),
      blockBytes: try number("SELECT sum(length(columns)) FROM block"),
      inputBytes: try number("SELECT value FROM meta WHERE key = 'input_bytes'"),
      firstTime: try time("SELECT min(first_time) FROM session"),
      lastTime: try time("SELECT max(last_time) FROM session")
    )
  }
}
