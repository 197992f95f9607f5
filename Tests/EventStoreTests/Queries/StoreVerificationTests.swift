import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct StoreVerificationTests {
  /// A store of two blocks, a tail and every table of facts.
  private static let whole: [UInt8]? = {
    guard let store = try? makeStore() else { return nil }
    return try? store.wholeFile()
  }()

  /// A copy of that store.
  private static func store() throws -> TestStore {
    let store = try TestStore()
    try store.folder.write(#require(whole), to: "store.sqlite")
    return store
  }

  private static func makeStore() throws -> TestStore {
    let store = try TestStore()
    var random = RandomEvents(seed: 21)
    let batches = [try random.events(150), try random.events(150), try random.events(30)]
    for batch in batches {
      _ = try Store.openOrCreate(store.path).writer()
        .commit(batch.map { IncomingEvent(event: $0, byteCount: 50_000, signals: ["noise.x"]) })
    }
    try #require(try store.number("SELECT count(*) FROM block") > 1)
    try #require(try store.number("SELECT count(*) FROM tail") > 1)
    return store
  }

  @Test func `a sound store has no damage, and every event is read`() throws {
    let store = try Self.store()
    var told: [Int] = []
    let result = try Store.verify(store.path) { told.append($0) }
    #expect(result.damages == [])
    #expect(result.events == (try store.events().count))
    #expect(told == told.sorted())
    #expect(!told.isEmpty)
    #expect(result.json.object?["ok"] == true)
  }

  @Test(
    arguments: [
      ("UPDATE block SET first_ordinal = first_ordinal + 1 WHERE id = 2", "block 2"),
      ("UPDATE block SET first_ordinal = 9223372036854775807 WHERE id = 1", "block 1"),
      ("UPDATE block SET first_ordinal = -9223372036854775808 WHERE id = 1", "block 1"),
      ("UPDATE block SET event_count = 9223372036854775807 WHERE id = 1", "block 1"),
      ("UPDATE block SET event_count = event_count - 1 WHERE id = 1", "block 1"),
      ("UPDATE block SET first_time = first_time - 1, last_time = 5 WHERE id = 1", "block 1"),
      ("UPDATE block SET first_time = 1, last_time = NULL WHERE id = 2", "block 2"),
      ("UPDATE block SET kinds = kinds - (kinds & 1) + ((kinds & 1) = 0)", "block 1"),
      ("UPDATE block SET expanded_bytes = -1 WHERE id = 1", "block 1"),
      ("UPDATE block SET checksum = checksum + 1 WHERE id = 2", "block 2"),
      ("UPDATE block SET columns = substr(columns, 2) WHERE id = 1", "block 1"),
      ("UPDATE block SET columns = x'' WHERE id = 1", "block 1"),
      ("DELETE FROM block WHERE id = 1", "before block 2"),
      ("DELETE FROM block WHERE id = (SELECT max(id) FROM block)", "events lack"),
      ("DELETE FROM block_device WHERE block_id = 2", "block 2"),
      ("INSERT OR IGNORE INTO block_device SELECT 77, 1", "its devices"),
      ("UPDATE tail SET line = replace(line, '2026', '2027')", "tail"),
      ("UPDATE tail SET time = 5 WHERE ordinal = (SELECT max(ordinal) FROM tail)", "tail"),
      ("UPDATE tail SET kind = 'novelty'", "tail"), ("UPDATE tail SET device = 'x'", "tail"),
      ("UPDATE tail SET ordinal = ordinal + 1000", "lack"),
      ("DELETE FROM tail WHERE ordinal = (SELECT min(ordinal) FROM tail)", "lack"),
      ("DELETE FROM tail WHERE ordinal = (SELECT min(ordinal) + 1 FROM tail)", "lack"),
      ("DELETE FROM tail WHERE ordinal = (SELECT max(ordinal) FROM tail)", "launches"),
      ("UPDATE session SET events = events + 1", "launches"),
      ("UPDATE session SET role = 'x' WHERE role IS NOT NULL", "launches"),
      ("DELETE FROM session_store", "launches"), ("DELETE FROM sync_activity", "launches"),
      ("DELETE FROM sync_attempt WHERE position > 0", "launches"),
      ("UPDATE save_series SET saves = saves + 1", "can't be read"),
      ("DELETE FROM account", "launches"), ("UPDATE server_rows SET rows = 0", "server rows"),
      ("DELETE FROM record_saves", "server rows"), ("DELETE FROM coverage", "coverage"),
      ("UPDATE coverage SET ordinal = ordinal + 1", "coverage"),
      ("UPDATE probe SET newest = newest + 1", "probes"), ("DELETE FROM record", "records"),
      (
        "UPDATE field_names SET names = '7' WHERE id IN (SELECT min(field_names_id) FROM record)",
        "records"
      ),
      (
        "UPDATE field_names SET names = 'x' WHERE id IN (SELECT min(field_names_id) FROM record)",
        "can't be read"
      ),
      ("DELETE FROM field_type", "field types"),
      ("UPDATE error_occurrence SET occurrences = occurrences + 1", "errors"),
      ("UPDATE error_group SET example = x'00'", "can't be read"),
      ("DELETE FROM event_id WHERE id = (SELECT min(id) FROM event_id)", "index"),
      ("UPDATE event_id SET id = 'other' WHERE id = (SELECT max(id) FROM event_id)", "index"),
      (
        "UPDATE sequence_run SET last = last + 1 WHERE last = (SELECT max(last) FROM sequence_run)",
        "index"
      ),
      ("DELETE FROM sequence_run WHERE first = (SELECT min(first) FROM sequence_run)", "index"),
    ])
  func `a change behind the store's back is found and named`(sql: String, name: String) throws {
    let store = try Self.store()
    try store.execute(sql)
    let result = try Store.verify(store.path)
    #expect(result.damages.contains { $0.contains(name) }, "\(result.damages)")
    #expect(result.json.object?["ok"] == false)
  }

  @Test func `what can be read beside a damage is read`() throws {
    let store = try Self.store()
    let whole = try Store.verify(store.path).events
    let lost = try store.number("SELECT event_count FROM block WHERE id = 1")
    try store.execute("UPDATE block SET checksum = 0 WHERE id = 1")
    let result = try Store.verify(store.path)
    #expect(result.events == whole - Int(lost))
    #expect(result.damages.first?.contains("events 1 to \(lost)") == true)
  }

  /// Flips bits of the file itself: each is found, or nothing of what the store gives changes.
  @Test func `a flipped bit anywhere in the file is found or harmless`() throws {
    let store = try Self.store()
    let whole = try store.wholeFile()
    let lines = try store.lines()
    var generator = SeededGenerator(seed: 77)
    let folder = try SharedFolder()
    var found = 0
    for flip in 0..<70 {
      var bytes = whole
      // The header now and then, else anywhere.
      let position = flip.isMultiple(of: 10) ? generator.below(100) : generator.below(bytes.count)
      bytes[position] ^= 1 << UInt8(generator.below(8))
      let path = try folder.write(bytes, to: "\(flip).sqlite")
      if Self.isSound(path) {
        var read: [String] = []
        try Store.open(path).forEachEvent { stored in
          read.append(JSONWriter.line(.object(stored.event.body)))
          return true
        }
        #expect(read == lines, "bit in byte \(position)")
      } else {
        found += 1
      }
    }
    #expect(found > 20)
  }

  private static func isSound(_ path: String) -> Bool {
    do {
      return try Store.verify(path).damages.isEmpty
    } catch {
      return false
    }
  }

  @Test func `a file that is missing is no store, one without bytes is an empty one`() throws {
    let folder = try SharedFolder()
    #expect(throws: StoreError.missing(path: folder.path("none"))) {
      try Store.verify(folder.path("none"))
    }
    let empty = try folder.write("", to: "empty.sqlite")
    #expect(try Store.verify(empty).damages == [])
    #expect(try folder.names == ["empty.sqlite"])
  }
}
