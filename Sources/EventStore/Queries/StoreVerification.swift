import Codecs
import Questions
import SQLiteDatabase
package import SyncEvents

/// What a full check of a store found.
package struct StoreVerification: Sendable {
  /// Events that could be read.
  package var events = 0
  /// What is damaged, each with its place.
  package var damages: [String] = []

  /// The result as the command line gives it.
  package var json: JSONValue {
    [
      "ok": .bool(damages.isEmpty), "events": .integer(Int64(events)),
      "damages": .array(damages.map(JSONValue.string)),
    ]
  }
}

extension Store {
  /// Reads every byte of a store: SQLite's own structures, each block's and tail row's checksum and
  /// content, and the facts, which must be those that the events give.
  ///
  /// A file without tables is an empty store; one that is no store at all is a `StoreError`.
  /// `progress` is told of the events read so far.
  package static func verify(
    _ path: String,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> StoreVerification {
    guard FileProbe.exists(path) else { throw StoreError.missing(path: path) }
    if !FileProbe.isFolder(path), FileProbe.size(path) == 0, FileProbe.size(path + "-wal") == 0 {
      return StoreVerification()
    }
    let store: Store
    do throws(StoreError) {
      store = try Store.open(path)
    } catch .missing {
      return StoreVerification()
    }
    let verifier = StoreVerifier(connection: store.connection)
    return try store.connection.snapshot { try verifier.result(progress) }
  }
}

/// Checks a store place by place, so that one damage doesn't hide another.
private struct StoreVerifier {
  let connection: Connection

  func result(_ progress: (Int) throws -> Void) throws -> StoreVerification {
    var result = StoreVerification()
    do {
      result.damages += try connection.integrityCheck().map { "SQLite: \($0)" }
    } catch {
      result.damages.append("SQLite: \(error)")
      return result
    }
    var found = StoredFacts()
    do {
      try checkBlocks(&result, &found, progress)
      try checkTail(&result, &found)
      if result.damages.isEmpty {
        try checkFacts(&result, found.facts)
        try checkIndex(&result, found)
      }
    } catch let error as DatabaseError {
      result.damages.append("SQLite: \(error)")
    } catch let error as StoreError {
      result.damages.append("\(error)")
    }
    return result
  }

  private func checkBlocks(
    _ result: inout StoreVerification,
    _ found: inout StoredFacts,
    _ progress: (Int) throws -> Void
  ) throws {
    let inflater = try Inflater()
    let path = connection.path
    let devices = try blockDevices()
    let statement = try connection.prepare(
      """
      SELECT id, first_ordinal, event_count, first_time, last_time, kinds, expanded_bytes,
        checksum, columns FROM block ORDER BY id
      """
    )
    var next: Int64 = 1
    while try statement.step() {
      let id = statement.int64(0)
      do {
        let block = try EventReader.block(statement, path: path)
        if block.firstOrdinal != next { result.damages.append("before block \(id) events lack") }
        next = block.firstOrdinal &+ Int64(block.count)
        var own: Set<String> = []
        for (offset, body) in try EventReader.bodies(of: block, id: id, path, inflater).enumerated()
        {
          let event = try EventReader.event(body, block, offset, path)
          found.add(event, block.firstOrdinal &+ Int64(offset))
          if let device = event.device { own.insert(device) }
          result.events += 1
        }
        if own != devices[id] ?? [] {
          result.damages.append("block \(id): its devices differ from the index")
        }
      } catch let error as StoreError {
        result.damages.append(Self.what(error))
      }
      try progress(result.events)
    }
    let strays = """
      SELECT count(*) FROM block_device WHERE device_id NOT IN (SELECT id FROM device)
        OR block_id NOT IN (SELECT id FROM block)
      """
    if try connection.int64(strays) ?? 0 > 0 {
      result.damages.append("the index of devices names a block or its devices that are not there")
    }
    let tail = try connection.int64("SELECT min(ordinal) FROM tail") ?? next
    if tail != next { result.damages.append("between blocks and tail events lack") }
  }

  private func blockDevices() throws -> [Int64: Set<String>] {
    var devices: [Int64: Set<String>] = [:]
    let statement = try connection.prepare(
      "SELECT b.block_id, d.name FROM block_device b JOIN device d ON d.id = b.device_id"
    )
    while try statement.step() {
      devices[statement.int64(0), default: []].insert(statement.text(1))
    }
    return devices
  }

  private func checkTail(_ result: inout StoreVerification, _ found: inout StoredFacts) throws {
    var next: Int64?
    let statement = try connection.prepare(
      "SELECT ordinal, checksum, line, time, kind, device FROM tail ORDER BY ordinal"
    )
    while try statement.step() {
      do {
        let stored = try EventReader.tailEvent(statement, path: connection.path)
        let event = stored.event
        found.add(event, stored.ordinal)
        if let next, stored.ordinal != next {
          result.damages.append("before event \(stored.ordinal) of the tail events lack")
        }
        next = stored.ordinal &+ 1
        result.events += 1
        if statement.optionalTime(3) != event.time || statement.text(4) != event.kind.name
          || statement.optionalText(5) != event.device
        {
          result.damages.append("event \(stored.ordinal) of the tail differs from its own columns")
        }
      } catch let error as StoreError {
        result.damages.append(Self.what(error))
      }
    }
  }

  private func checkFacts(_ result: inout StoreVerification, _ folded: Facts) throws {
    let kept: Facts
    do {
      kept = try FactsReader(connection: connection).facts(.all, ofDevice: nil)
    } catch let error as DatabaseError {
      throw error
    } catch {
      return result.damages.append("the facts can't be read: \(error)")
    }
    let parts: [(name: String, agree: Bool)] = [
      ("launches", kept.sessions == folded.sessions), ("server rows", kept.server == folded.server),
      ("coverage", kept.coverage == folded.coverage),
      ("probes", kept.probes == folded.probes), ("records", kept.records == folded.records),
      ("errors", Self.byLaunch(kept.errors) == Self.byLaunch(folded.errors)),
      ("models and schemas", kept.documents == folded.documents),
      ("notes", kept.notes == folded.notes), ("field types", kept.fieldTypes == folded.fieldTypes),
    ]
    for part in parts where !part.agree {
      result.damages.append("the facts of \(part.name) differ from what the events tell")
    }
  }

  /// Errors by fingerprint and launch: which known noise a console line is decides its context, and
  /// that can't be told from the events alone.
  private static func byLaunch(
    _ errors: [String: ErrorFacts]
  ) -> [String: [SessionKey: ErrorOccurrences]] {
    errors.mapValues { error in
      Dictionary(error.places.map { ($0.key.session, $0.value) }) { $0.merged($1) }
    }
  }

  /// The index must hold the identities of the stored events, no more and no less.
  private func checkIndex(_ result: inout StoreVerification, _ found: StoredFacts) throws {
    var keys = KeySum()
    let rows = try connection.prepare("SELECT id, typeof(id) = 'text' FROM event_id")
    while try rows.step() { keys.add(EventIndex.Key(rows, 0, isText: rows.int(1) != 0)) }
    let index = EventIndex(connection: connection)
    var runs: [SessionKey: SequenceRuns] = [:]
    for (id, session) in try SessionTable(connection: connection).sessions() {
      let own = try index.runs(ofSession: id)
      if !own.runs.isEmpty { runs[session.key] = own }
    }
    let sessions =
      "SELECT count(*) FROM sequence_run WHERE session_id NOT IN (SELECT id FROM session)"
    let strays = try connection.int64(sessions) ?? 0
    if keys != found.keys || runs != found.runs || strays > 0 {
      result.damages.append("the index of stored events differs from the events")
    }
  }

  private static func what(_ error: StoreError) -> String {
    if case .damaged(_, let what) = error { what } else { "\(error)" }
  }
}
