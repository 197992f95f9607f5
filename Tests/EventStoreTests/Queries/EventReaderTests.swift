import Questions
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct EventReaderTests {
  /// A store of some blocks and a tail, and its events.
  private static let shared: (store: TestStore, events: [SyncEvent])? = {
    var random = RandomEvents(seed: 11)
    guard let store = try? TestStore() else { return nil }
    var model = ArrivalModel()
    for _ in 0..<6 {
      guard let batch = try? random.events(110) else { return nil }
      _ = model.offer(batch)
      // Large events make small blocks.
      let incoming = batch.map { IncomingEvent(event: $0, byteCount: 60_000) }
      guard (try? Store.openOrCreate(store.path).writer().commit(incoming)) != nil else {
        return nil
      }
    }
    return (store, model.arrived)
  }()

  private static let filters: [EventFilter] = {
    var filters = [EventFilter()]
    func add(_ change: (inout EventFilter) -> Void) {
      var filter = EventFilter()
      change(&filter)
      filters.append(filter)
    }
    add { $0.since = Scene.time(20_000) }
    add { $0.until = Scene.time(-20_000) }
    add {
      $0.since = Scene.time(-5_000)
      $0.until = Scene.time(5_000)
    }
    add { $0.since = Scene.time(1e7) }
    add { $0.device = "one" }
    add { $0.device = "" }
    add { $0.device = "nobody" }
    add { $0.session = RandomEvents.sessions[2] }
    add { $0.appVersion = "2" }
    add { $0.build = "7" }
    add { $0.environment = "production" }
    add { $0.role = "recipient" }
    add { $0.container = "iCloud.b" }
    add { $0.kinds = [.sync] }
    add { $0.kinds = [.other("novelty"), .schema] }
    add { $0.kinds = [.other("unheard")] }
    add {
      $0.kinds = [.save, .error]
      $0.device = "two"
      $0.since = Scene.time(-40_000)
      $0.role = "owner"
    }
    return filters
  }()

  @Test(arguments: filters)
  func `a filter keeps what it keeps of all events`(filter: EventFilter) throws {
    let (store, events) = try #require(Self.shared)
    #expect(try store.number("SELECT count(*) FROM block") > 1)
    #expect(try store.number("SELECT count(*) FROM tail") > 0)
    let wanted = events.enumerated().filter { filter.includes($0.element) }
    let ordinals = wanted.map { Int64($0.offset + 1) }
    let oldest = try store.events(filter)
    #expect(oldest.map(\.ordinal) == ordinals)
    #expect(oldest.map(\.event) == wanted.map(\.element))
    #expect(try store.events(filter, newestFirst: true).map(\.ordinal) == ordinals.reversed())
    let after = ordinals.isEmpty ? Int64(events.count) / 2 : ordinals[ordinals.count / 2]
    #expect(try store.events(filter, after: after).map(\.ordinal) == ordinals.filter { $0 > after })
  }

  @Test func `only what arrived after a place is read`() throws {
    let (store, events) = try #require(Self.shared)
    let last = Int64(events.count)
    for after in [Int64.min, -1, 0, 1, 69, 70, 71, last - 1, last, .max] {
      let ordinals = (1...last).filter { $0 > after }
      #expect(try store.events(after: after).map(\.ordinal) == ordinals)
    }
  }

  @Test func `reading stops where the reader wants no more`() throws {
    let (store, events) = try #require(Self.shared)
    for newestFirst in [false, true] {
      var read: [Int64] = []
      try Store.open(store.path).forEachEvent(newestFirst: newestFirst) { stored in
        read.append(stored.ordinal)
        return read.count < 3
      }
      let last = Int64(events.count)
      #expect(read == (newestFirst ? [last, last - 1, last - 2] : [1, 2, 3]))
    }
  }

  @Test func `an event is found by its place`() throws {
    let (store, events) = try #require(Self.shared)
    let open = try Store.open(store.path)
    for ordinal in stride(from: 1, through: events.count, by: 37) {
      #expect(try open.event(at: Int64(ordinal)) == events[ordinal - 1])
    }
    for ordinal in [0, -1, Int64(events.count) + 1, .max, .min] {
      #expect(try open.event(at: ordinal) == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a reader sees one state, though a writer seals the tail meanwhile`(
    newestFirst: Bool
  ) throws {
    let store = try TestStore()
    let writer = try Store.openOrCreate(store.path).writer()
    // One block and, behind it, a tail.
    for range in [0..<500, 500..<900] {
      _ = try writer.commit(Beats.incoming(range, byteCount: 8_500))
    }
    try #require(try store.number("SELECT count(*) FROM block") == 1)
    try #require(try store.number("SELECT count(*) FROM tail") > 0)
    let more = try Beats.incoming(900..<1_500, byteCount: 8_500)
    let before = try Beats.events(0..<900)
    var read: [SyncEvent] = []
    try Store.open(store.path).forEachEvent(newestFirst: newestFirst) { stored in
      if read.count == 1 { _ = try writer.commit(more) }
      read.append(stored.event)
      return true
    }
    #expect(read == (newestFirst ? before.reversed() : before))
  }
}
