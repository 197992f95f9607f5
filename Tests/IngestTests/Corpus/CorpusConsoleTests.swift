import Ingest
import SyncEvents
import Testing

struct CorpusConsoleTests {
  static let silent = "023-dual-store-no-configuration-silent"
  static let alert = "025-cloudkit-share-type-missing-alert"
  static let healthy = "026-healthy-dual-store-listener"

  static func count(_ reading: Reading, _ type: String, _ phase: SyncPhase) -> Int {
    reading.events.count { event in
      guard case .sync(let activity) = event.payload else { return false }
      return activity.type == SyncType(type) && activity.phase == phase
    }
  }

  @Test(arguments: [silent, healthy])
  func `finds the listener's events that the case's author counted`(name: String) throws {
    let expected = try Fixture.expected(name).events
    #expect(expected.keys.sorted() == ["export", "import", "setup"])
    let reading = try Reading(path: Fixture.path(name, "console.txt"))
    #expect(reading.summary.format == .console)
    for (type, count) in expected {
      #expect(Self.count(reading, type, .began) == count?.began)
      #expect(Self.count(reading, type, .ended) == count?.ended)
    }
  }

  @Test
  func `the silent dual store: launch, stores, save, account and nothing but noise`() throws {
    let reading = try Reading(path: Fixture.path(Self.silent, "console.txt"))
    #expect(
      reading.events.map(\.kind.name) == [
        "session", "store", "store", "save", "log", "log", "account", "account", "log", "log",
        "log", "log", "log", "log", "log",
      ]
    )
    guard case .session(let session) = reading.events[0].payload,
      case .store(let store) = reading.events[1].payload,
      case .save(let save) = reading.events[3].payload
    else {
      Issue.record("the first events are others")
      return
    }
    #expect(session.storesLoaded == false)
    #expect(store.tellsConfiguration && store.configuration == nil && store.scope == .private)
    #expect(save.inserted == ["*": 3])
    let signals = Dictionary(grouping: reading.reads.flatMap(\.signals)) { $0 }.mapValues(\.count)
    #expect(
      signals == [
        "noise.bgst.code3": 2, "noise.bgst.update-failed": 2, "noise.bgst.already-running": 1,
        "noise.ca-event": 1, "noise.persona": 1, "noise.ls.store-nil": 1, "noise.ls.map-db": 1,
        "noise.ls.process-map": 1,
      ]
    )
    let logs = reading.reads.filter { $0.event.kind == .log }
    #expect(logs.allSatisfy { !$0.signals.isEmpty })
  }

  @Test
  func `the healthy listener's only log line is noise`() throws {
    let reading = try Reading(path: Fixture.path(Self.healthy, "console.txt"))
    #expect(reading.reads.flatMap(\.signals) == ["noise.bgst.already-running"])
    #expect(reading.events.count { $0.kind == .log } == 1)
  }

  @Test
  func `the alert's chain is the one that the case's author read`() throws {
    let expected = try Fixture.expected(Self.alert).errorChain
    let reading = try Reading(path: Fixture.path(Self.alert, "error.txt"))
    #expect(reading.events.count == 1)
    let chain = try #require(reading.events.first?.payload.error)
    #expect(chain.spine.map(\.domain) == expected.map(\.domain))
    #expect(chain.spine.map(\.code) == expected.map(\.code))
    #expect(chain.description == expected.first?.description)
    #expect(chain.ckErrorDescription == expected.first?.description)
  }

  @Test
  func `the same file read twice has the same identities`() throws {
    for (name, file) in [
      (Self.silent, "console.txt"), (Self.alert, "error.txt"), (Self.healthy, "console.txt"),
    ] {
      let path = Fixture.path(name, file)
      let ids = try Reading(path: path).events.map(\.id)
      #expect(try Reading(path: path).events.map(\.id) == ids)
      #expect(Set(ids).count == ids.count)
    }
  }
}
