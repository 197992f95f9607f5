import Foundation
import Questions
import SQLiteDatabase
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct StoreTests {
  @Test func `a second writer is told that the store is busy`() throws {
    let store = try TestStore()
    try store.commit(Scenes.half().events())
    let holder = try Connection(path: store.path, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE; INSERT INTO meta VALUES ('held', 1)")
    #expect(throws: StoreError.busy(path: store.path)) {
      try Store.openOrCreate(store.path, busyTimeout: .milliseconds(20))
    }
    // Readers see what was committed, and don't wait.
    #expect(try store.events().count == Scenes.half().lines.count)
    try holder.execute("COMMIT")
    _ = try Store.openOrCreate(store.path, busyTimeout: .milliseconds(20))
  }

  @Test func `a writer that loses the race for the lock is told, and nothing of its batch stays`()
    throws
  {
    let store = try TestStore()
    let writer = try Store.openOrCreate(store.path, busyTimeout: .milliseconds(20)).writer()
    let events = try Scenes.half().events().map(TestStore.incoming)
    let holder = try Connection(path: store.path, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: store.path)) { try writer.commit(events) }
    try holder.execute("ROLLBACK")
    #expect(try store.events().isEmpty)
    #expect(try writer.commit(events).accepted == events.count)
  }

  @Test func `writers that take turns on one file store every event once`() throws {
    let store = try TestStore()
    var random = RandomEvents(seed: 8)
    var model = ArrivalModel()
    let writers = [
      try Store.openOrCreate(store.path).writer(), try Store.openOrCreate(store.path).writer(),
    ]
    for turn in 0..<16 {
      let batch = try random.events(60)
      let counts = try writers[turn % 2].commit(batch.map(TestStore.incoming))
      #expect(counts == model.offer(batch))
    }
    #expect(try store.events().map(\.event) == model.arrived)
    #expect(try Store.verify(store.path).damages == [])
  }

  @Test func `a path that is a folder is no store`() throws {
    let folder = try SharedFolder()
    let error = StoreError.notAStore(path: folder.path, found: "a folder")
    #expect(throws: error) { try Store.open(folder.path) }
    #expect(throws: error) { try Store.openOrCreate(folder.path) }
    #expect(throws: error) { try Store.verify(folder.path) }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a store in a folder that is not there can't be made`() throws {
    let folder = try SharedFolder()
    #expect(throws: StoreError.self) { try Store.openOrCreate(folder.path("a/b.sqlite")) }
    #expect(throws: StoreError.missing(path: folder.path("a/b.sqlite"))) {
      try Store.open(folder.path("a/b.sqlite"))
    }
  }

  @Test(.disabled(if: geteuid() == 0, "permissions bind nobody who is root"))
  func `a file or folder that may only be read is not permitted`() throws {
    let store = try TestStore()
    try store.commit(Scenes.half().events())
    _ = try store.wholeFile()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: store.path)
    #expect(throws: StoreError.self) { try store.commit(Scenes.late().events()) }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: store.folder.path)
    defer {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: store.folder.path)
    }
    #expect(throws: StoreError.self) { try Store.openOrCreate(store.folder.path("new.sqlite")) }
  }

  @Test func `a database that was opened to read is not permitted to be written`() throws {
    let store = try TestStore()
    try store.commit(Scenes.half().events())
    let reader = try Store.open(store.path)
    let late = try Scenes.late().events().map(TestStore.incoming)
    do {
      _ = try reader.writer().commit(late)
      Issue.record("it was written")
    } catch {
      guard case .notPermitted(store.path, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  /// SQLite's own limit of pages stands for a full disk: the same error, at any size.
  @Test(arguments: [40, 45, 60, 80])
  func `a full disk keeps what was committed`(pages: Int) throws {
    let store = try TestStore()
    let open = try Store.openOrCreate(store.path)
    let writer = try open.writer()
    try open.connection.execute("PRAGMA max_page_count = \(pages)")
    var random = RandomEvents(seed: UInt64(pages))
    var kept: [SyncEvent] = []
    var model = ArrivalModel()
    var isFull = false
    for _ in 0..<200 where !isFull {
      let batch = try random.events(80)
      do throws(StoreError) {
        _ = try writer.commit(batch.map(TestStore.incoming))
        _ = model.offer(batch)
        kept = model.arrived
      } catch {
        #expect(error == .full(path: store.path))
        isFull = true
      }
    }
    #expect(isFull)
    #expect(try store.events().map(\.event) == kept)
    #expect(try Store.verify(store.path).damages == [])
    // Once there is room again the same writer goes on.
    try open.connection.execute("PRAGMA max_page_count = 1000000")
    let batch = try random.events(80)
    #expect(try writer.commit(batch.map(TestStore.incoming)) == model.offer(batch))
  }

  @Test func `a page that is damaged is told as damage while events are read`() throws {
    let store = try TestStore()
    var random = RandomEvents(seed: 9)
    try store.commit(random.events(2_000))
    var bytes = try store.wholeFile()
    // Every page but the first few, which hold the schema.
    for position in stride(from: 30 * 4_096, to: bytes.count, by: 4_096) {
      bytes.replaceSubrange(position..<position + 8, with: repeatElement(0xff, count: 8))
    }
    let path = try store.folder.write(bytes, to: "damaged.sqlite")
    do {
      try Store.open(path).forEachEvent { _ in true }
      Issue.record("it was read")
    } catch let error as StoreError {
      guard case .damaged(path, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `the log file is emptied when writing is done`() throws {
    let store = try TestStore()
    let open = try Store.openOrCreate(store.path)
    _ = try open.writer().commit(Scenes.half().events().map(TestStore.incoming))
    #expect(FileProbe.size(store.path + "-wal") > 0)
    try open.checkpoint()
    #expect(FileProbe.size(store.path + "-wal") == 0)
    #expect(FileProbe.exists(store.path))
  }
}
