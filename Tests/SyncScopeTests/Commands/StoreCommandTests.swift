import SyncEvents
import TestSupport
import Testing

struct StoreCommandTests {
  @Test func `a store that was written verifies`() throws {
    let store = try Spine.made().store
    let run = try Program.run("store", "verify", "--format", "json", store: store)
    #expect(run.code == 0)
    #expect(
      try run.object == ["ok": true, "events": .integer(Int64(Spine.lineCount)), "damages": []]
    )
    #expect(try Program.run("store", "verify", store: store).output.contains("every byte checks"))
  }

  @Test func `what a store holds is counted`() throws {
    let info = try Spine.made().ask("store", "info")
    #expect(info["events"] == .integer(Int64(Spine.lineCount)))
    #expect(info["devices"] == 7)
    #expect(info["errorGroups"] == 1)
    let text = try Program.run("store", "info", store: Spine.made().store)
    #expect(text.output.contains("\(Spine.lineCount)"))
  }

  @Test func `an empty file is an empty store, and verifies`() throws {
    let folder = try SharedFolder()
    let path = try folder.write("", to: "empty.sqlite")
    #expect(try Program.run("store", "verify", store: path).code == 0)
    #expect(try folder.read("empty.sqlite").isEmpty)
  }

  @Test func `flipped bits are named, or harmless`() throws {
    let spine = try Spine.made()
    let whole = try spine.folder.read("store.sqlite")
    let before = try Program.run("export", store: spine.store).outputBytes
    var generator = SeededGenerator(seed: 5)
    let folder = try SharedFolder()
    var named = 0
    for flip in 0..<25 {
      var bytes = whole
      bytes[generator.below(bytes.count)] ^= 1 << UInt8(generator.below(8))
      let path = try folder.write(bytes, to: "\(flip).sqlite")
      let run = try Program.run("store", "verify", store: path)
      #expect(!run.wasKilled)
      if run.code == 0 {
        #expect(try Program.run("export", store: path).outputBytes == before)
      } else {
        named += 1
        #expect(!run.error.isEmpty)
      }
    }
    #expect(named > 5)
  }
}
