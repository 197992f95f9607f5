import SyncEvents
import TestSupport
import Testing

struct ExportCommandTests {
  private static func export(_ store: String) throws -> [JSONObject] {
    try Program.run("export", store: store).lines
  }

  @Test func `export, import, export give the same lines, byte for byte`() throws {
    let folder = try SharedFolder()
    let first = try Program.run("export", store: Spine.made().store)
    #expect(try first.lines.count == Spine.lineCount)
    let copy = folder.path("copy.sqlite")
    let path = try folder.write(first.outputBytes, to: "all.ndjson")
    #expect(try Program.run("import", path, store: copy).code == 0)
    #expect(try Program.run("export", store: copy).outputBytes == first.outputBytes)
    let again = folder.path("again.sqlite")
    try Program.run("ingest", "-", store: again, input: first.output)
    #expect(try Program.run("export", store: again).outputBytes == first.outputBytes)
  }

  @Test func `the export is what came in, member for member`() throws {
    let came = try Self.export(Spine.made().store)
    var given: [JSONObject] = []
    for (_, scene) in Spine.scenes.sorted(by: { $0.name < $1.name }) {
      given += try scene.lines.compactMap { try JSONScanner.value(in: $0).object }
    }
    #expect(came.count == given.count)
    for (line, original) in zip(came, given) {
      for member in original.members { #expect(line[member.name] == member.value) }
    }
  }

  @Test func `an exported chain has all sixty items`() throws {
    let failed = try Self.export(Spine.made().store).filter { $0["error"] != nil }
    #expect(failed.count == 2)
    for line in failed {
      #expect(line[path: "error", "underlying", "partial"]?.array?.count == 60)
    }
  }

  @Test(arguments: ["all.syncreport", "all.ndjson.gz"])
  func `a name that ends so is compressed, and reads again`(name: String) throws {
    let folder = try SharedFolder()
    let spine = try Spine.made()
    let run = try Program.run("export", "--output", folder.path(name), store: spine.store)
    #expect(run.code == 0)
    #expect(run.outputBytes.isEmpty)
    #expect(try folder.read(name).starts(with: [0x1f, 0x8b]))
    let copy = folder.path("copy.sqlite")
    let reply = try Program.run("ingest", folder.path(name), "--format", "json", store: copy)
    #expect(try reply.object[path: "events", "accepted"] == .integer(Int64(Spine.lineCount)))
    #expect(
      try Program.run("export", store: copy).outputBytes
        == Program.run("export", store: spine.store).outputBytes
    )
  }

  @Test(
    arguments: [
      (["--device", "half-phone"], 9), (["--kind", "account"], 7),
      (["--kind", "account", "--kind", "beat"], 9), (["--role", "recipient"], 43),
      (["--until", "2026-11-02T07:00:00Z"], 0), (["--session", "nothing"], 0),
    ])
  func `a filter keeps what it keeps`(filter: [String], count: Int) throws {
    let store = try Spine.made().store
    #expect(try Program().run(["export", "--store", store] + filter).lines.count == count)
  }

  @Test func `import takes the report format alone`() throws {
    let folder = try SharedFolder()
    let text = "[CloudSyncMonitor] setup began\n"
    let run = try Program.run("import", "-", store: folder.path("store.sqlite"), input: text)
    #expect(run.code == 65)
  }
}
