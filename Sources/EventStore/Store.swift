package import Questions
import Codecs
import SQLiteDatabase
import SyncEvents

/// A SyncScope store: one SQLite file with events in blocks and the facts of them in tables.
///
/// To be used from one thread at a time.
package final class Store {
  let connection: Connection
  package var path: String { connection.path }

  private init(connection: Connection) {
    self.connection = connection
  }

  /// How long a writer waits for another before it says that the store is busy.
  package static let busyTimeout = Duration.seconds(10)

  /// Opens a store that is there, to read.
  package static func open(_ path: String) throws(StoreError) -> Store {
    guard FileProbe.exists(path) else { throw .missing(path: path) }
    let connection = try connect(path, .readOnly)
    guard try Schema.state(of: connection) == .current else {
      throw .missing(path: path)
    }
    return Store(connection: connection)
  }

  /// Opens a store to write, and makes it where there is none.
  package static func openOrCreate(
    _ path: String,
    busyTimeout: Duration = busyTimeout
  ) throws(StoreError) -> Store {
    let connection = try connect(path, .readWriteCreate, busyTimeout: busyTimeout)
    if try Schema.state(of: connection) == .empty {
      try StoreError.wrapping(path) { try connection.execute("PRAGMA journal_mode = WAL") }
    }
    try StoreError.wrapping(path) {
      // A commit that was reported must outlive a loss of power.
      try connection.execute("PRAGMA synchronous = FULL; PRAGMA cache_size = -32768")
    }
    try Schema.prepare(connection)
    return Store(connection: connection)
  }

  private static func connect(
    _ path: String,
    _ mode: Connection.Mode,
    busyTimeout: Duration = busyTimeout
  ) throws(StoreError) -> Connection {
    guard !FileProbe.isFolder(path) else { throw .notAStore(path: path, found: "a folder") }
    // SQLite keeps names that begin with a colon for stores that vanish with the program.
    let path = path.hasPrefix(":") ? "./" + path : path
    do throws(DatabaseError) {
      return try Connection(path: path, mode: mode, busyTimeout: busyTimeout)
    } catch { throw StoreError(error) }
  }

  /// What writes to the store.
  package func writer() throws(StoreError) -> StoreWriter {
    try StoreWriter(connection: connection)
  }

  /// The facts of all launches, or of one device's.
  package func facts(
    _ parts: FactsParts = .all,
    ofDevice device: String? = nil
  ) throws(StoreError) -> Facts {
    try StoreError.wrapping(path) {
      try connection.snapshot {
        try FactsReader(connection: connection).facts(parts, ofDevice: device)
      }
    }
  }

  /// Moves what the log file still holds into the store; to be called when writing is done.
  package func checkpoint() throws(StoreError) {
    try StoreError.wrapping(path) { _ = try connection.checkpoint(.truncate) }
  }
}

extension StoreError {
  /// Runs a piece of work on a store and gives what goes wrong a name.
  static func wrapping<Result>(
    _ path: String,
    _ body: () throws -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body()
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw StoreError(error)
    } catch {
      throw .damaged(path: path, what: "\(error)")
    }
  }
}
