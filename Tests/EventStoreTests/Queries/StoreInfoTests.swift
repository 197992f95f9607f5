import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct StoreInfoTests {
  @Test func `what a store holds is counted`() throws {
    let store = try TestStore()
    let scenes = [Scenes.failed(), Scenes.healthy()]
    let events = try scenes.flatMap { try $0.events() }
    _ = try Store.openOrCreate(store.path).writer()
      .commit(events.map(TestStore.incoming), inputBytes: 123_456)
    let info = try Store.open(store.path).info()
    #expect(info.format == 1)
    #expect(info.events == events.count)
    #expect(info.blocks == 0)
    #expect(info.tail == events.count)
    #expect(info.devices == 2)
    #expect(info.sessions == 2)
    #expect(info.errorGroups == 1)
    #expect(info.inputBytes == 123_456)
    #expect(info.firstTime == Scene.time(0))
    #expect(info.lastTime == Scene.time(60 * 36 + 41.5))
    #expect(info.bytesPerEvent == Double(info.fileBytes) / Double(events.count))
    #expect(info.ratio == 123_456 / Double(info.fileBytes))
    let members = info.json.object?.members.map(\.name) ?? []
    #expect(
      members == [
        "path", "format", "events", "blocks", "tail", "devices", "sessions", "errorGroups",
        "fileBytes", "blockBytes", "inputBytes", "bytesPerEvent", "ratio", "firstTime", "lastTime",
      ]
    )
  }

  @Test func `an empty store has no ratio and no times`() throws {
    let store = try TestStore()
    _ = try Store.openOrCreate(store.path)
    let info = try Store.open(store.path).info()
    #expect(info.events == 0)
    #expect(info.bytesPerEvent == 0)
    #expect(info.ratio == nil)
    #expect(info.json.object?["firstTime"] == .null)
  }
}
