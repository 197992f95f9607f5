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
  /// A file without tables is an empty store.
  ///
  /// - Parameter progress: Is told of the events read so far.
  /// - Throws: `StoreError` where the file is no store at all.
  package static func verify(
    _ path: String, progress: (Int) throws -> Void = { _ in }
  ) throws -> StoreVerification {
    guard FileProbe.exists(path) else { throw StoreError.missing(path: path) }
    if FileProbe.size(path) == 0, FileProbe.size(path + "-wal") == 0 { return StoreVerification() }
    let store: Store
    do throws(StoreError) {
      store = try Store.open(path)
    } catch .missing {
      return StoreVerification()
    }
    return try StoreVerifier(connection: store.connection).result(progress)
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
    var facts = Facts()
    do {
      try checkBlocks(&result, &facts, progress)
      try checkTail(&result, &facts)
      if result.damages.isEmpty { try checkFacts(&result, facts) }
    } catch let error as DatabaseError {
      result.damages.append("SQLite: \(error)")
    } catch let error as StoreError {
      result.damages.append("\(error)")
    }
    return result
  }

  private func checkBlocks(
    _ result: inout StoreVerification, _ facts: inout Facts, _ progress: (Int) throws -> Void
  ) throws {
    let inflater = try Inflater()
    let path = connection.path
    let devices = try blockDevices()
    let statement = try connection.prepare(
      """
      SELECT id, first_ordinal, event_count, first_time, last_time, kinds, expanded_bytes,
        checksum, columns FROM block ORDER BY id
      """)
    var next: Int64 = 1
    while try statement.step() {
      let id = statement.int64(0)
      do {
        let block = try EventReader.block(statement, path: path)
        if block.firstOrdinal != next { result.damages.append("before block \(id) events lack") }
        next = block.firstOrdinal + Int64(block.count)
        var own: Set<String> = []
        for (offset, body) in try EventReader.bodies(of: block, id: id, path, inflater).enumerated()
        {
          let event = try SyncEvent(body)
          facts.add(event, .ordinal(block.firstOrdinal + Int64(offset)))
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
    let tail = try connection.int64("SELECT min(ordinal) FROM tail") ?? next
    if tail != next { result.damages.append("between blocks and tail events lack") }
  }

  private func blockDevices() throws -> [Int64: Set<String>] {
    var devices: [Int64: Set<String>] = [:]
    let statement = try connection.prepare(
      "SELECT b.block_id, d.name FROM block_device b JOIN device d ON d.id = b.device_id")
    while try statement.step() { devices[statement.int64(0), default: []].insert(statement.text(1)) }
    return devices
  }

  private func checkTail(_ result: inout StoreVerification, _ facts: inout Facts) throws {
    let statement = try connection.prepare(
      "SELECT ordinal, checksum, line, time, kind, device FROM tail ORDER BY ordinal")
    while try statement.step() {
      do {
        let stored = try EventReader.tailEvent(statement, path: connection.path)
        let event = stored.event
        facts.add(event, .ordinal(stored.ordinal))
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
      ("coverage", Set(kept.coverage.keys) == Set(folded.coverage.keys)),
      ("probes", kept.probes == folded.probes), ("records", kept.records == folded.records),
      ("errors", kept.errors == folded.errors), ("field types", kept.fieldTypes == folded.fieldTypes),
    ]
    for part in parts where !part.agree {
      result.damages.append("the facts of \(part.name) differ from what the events tell")
    }
    try checkIndex(&result, events: result.events)
  }

  /// Every event must be found by one of its identities.
  private func checkIndex(_ result: inout StoreVerification, events: Int) throws {
    let ids = try connection.int64("SELECT count(*) FROM event_id") ?? 0
    let numbers = try connection.int64("SELECT sum(last - first + 1) FROM sequence_run") ?? 0
    if ids + numbers < Int64(events) {
      result.damages.append("the index of stored events lacks some")
    }
  }

  private static func what(_ error: StoreError) -> String {
    if case .damaged(_, let what) = error { what } else { "\(error)" }
  }
}
