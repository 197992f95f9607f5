import SyncEvents
import TestSupport
import Testing

struct IngestCommandTests {
  @Test func `a folder is taken, compressed or plain`() throws {
    let reply = try Spine.made().ingest
    #expect(
      reply.names == ["files", "events", "byKind", "byFormat", "rejections", "seconds", "bytes"]
    )
    #expect(reply["files"] == .integer(Int64(Spine.scenes.count)))
    #expect(reply[path: "events", "accepted"] == .integer(Int64(Spine.lineCount)))
    #expect(reply[path: "events", "duplicate"] == 0)
    #expect(reply[path: "events", "rejected"] == 0)
    #expect(reply[path: "byKind", "report"] == .integer(Int64(Spine.scenes.count)))
    #expect(reply[path: "byKind", "fields"] == 80)
    #expect(reply["byFormat"] == ["own": .integer(Int64(Spine.lineCount))])
    #expect(reply["rejections"] == [])
    #expect(try #require(reply["bytes"]?.integer) > 1_000)
    #expect(try #require(reply["seconds"]?.double) > 0)
  }

  @Test func `twice is once`() throws {
    let folder = try SharedFolder()
    try Spine.write(to: folder)
    let store = folder.path("store.sqlite")
    for accepted in [Spine.lineCount, 0, 0] {
      let reply = try Program.run("ingest", folder.path("in"), "--format", "json", store: store)
      #expect(reply.code == 0)
      let events = try #require(try reply.object["events"])
      #expect(
        events == [
          "accepted": .integer(Int64(accepted)),
          "duplicate": .integer(Int64(Spine.lineCount - accepted)), "rejected": 0,
        ]
      )
    }
  }

  @Test func `an overlapping part, from standard input, adds nothing but what is new`() throws {
    let store = try SharedFolder().path("store.sqlite")
    let folder = try SharedFolder()
    let path = folder.path("store.sqlite")
    let lines = Scenes.silent().lines.map { $0 + "\n" }
    try Program.run("ingest", "-", store: path, input: lines[..<6].joined())
    let part = try Program.run(
      "ingest",
      "-",
      "--format",
      "json",
      store: path,
      input: lines[..<8].joined()
    )
    #expect(try part.object[path: "events", "accepted"] == 2)
    #expect(try part.object[path: "events", "duplicate"] == 6)
    #expect(store != path)
  }

  private static let bad: String = {
    var lines = Scenes.half().lines
    lines.insert(
      contentsOf: [
        "{not json", #"{"v":1,"kind":"sync"}"#,
        #"{"v":9,"kind":"save","ts":"2026-11-02T08:00:00Z","id":"x"}"#, "", "nonsense",
        #"{"v":1,"kind":"save","ts":"yesterday-ish"}"#,
      ],
      at: 3
    )
    return lines.map { $0 + "\n" }.joined()
  }()

  @Test func `bad lines are named, the rest is kept`() throws {
    let folder = try SharedFolder()
    let path = try folder.write(Self.bad, to: "bad.ndjson")
    let run = try Program.run(
      "ingest",
      path,
      "--format",
      "json",
      store: folder.path("store.sqlite")
    )
    #expect(run.code == 0)
    let rejections = try run.object.rows("rejections")
    #expect(rejections.map { $0["line"] } == [4, 5, 6, 8, 9])
    #expect(
      rejections.allSatisfy {
        $0.names == ["file", "line", "reason"] && $0["file"] == .string(path)
      }
    )
    #expect(rejections[2]["reason"]?.text?.contains("version 9") == true)
    #expect(
      try run.object[path: "events", "accepted"]
        == .integer(Int64(Scenes.half().lines.count))
    )
  }

  @Test func `--strict exits with 65 where a line was refused, and keeps the others`() throws {
    let folder = try SharedFolder()
    let path = try folder.write(Self.bad, to: "bad.ndjson")
    let store = folder.path("store.sqlite")
    #expect(try Program.run("ingest", "--strict", path, store: store).code == 65)
    #expect(try Program.run("export", store: store).lines.count == Scenes.half().lines.count)
    let good = try folder.write(Scenes.late().text, to: "good.ndjson")
    #expect(try Program.run("ingest", "--strict", good, store: store).code == 0)
  }

  @Test func `--rejects writes every refused line, be there ever so many`() throws {
    let folder = try SharedFolder()
    let count = 10_050
    let text = Scenes.half().text + String(repeating: "{bad\n", count: count)
    let path = try folder.write(text, to: "bad.ndjson")
    let run = try Program.run(
      "ingest",
      path,
      "--rejects",
      folder.path("rejects.txt"),
      "--format",
      "json",
      store: folder.path("store.sqlite")
    )
    #expect(try run.object[path: "events", "rejected"] == .integer(Int64(count)))
    #expect(try run.object.rows("rejections").count == 10_000)
    let rejects = String(decoding: try folder.read("rejects.txt"), as: UTF8.self)
      .split(separator: "\n")
    #expect(rejects.count == count)
    #expect(rejects.last?.hasPrefix("\(path):\(count + Scenes.half().lines.count): ") == true)
  }

  @Test func `refused lines are told on standard error, unless --quiet`() throws {
    let folder = try SharedFolder()
    let path = try folder.write(Self.bad, to: "bad.ndjson")
    let store = folder.path("store.sqlite")
    for command in ["ingest", "import"] {
      #expect(try Program.run(command, path, store: store).error.contains("\(path):4: "))
      #expect(try Program.run(command, "--quiet", path, store: store).error == "")
    }
  }

  @Test func `a text that is no report is read as console text`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let text = "[CloudSyncMonitor] observing\n[CloudSyncMonitor] setup began\nnonsense\n"
    let run = try Program.run("ingest", "-", "--format", "json", store: store, input: text)
    #expect(try run.object["byKind"] == ["log": 1, "session": 1, "sync": 1])
    let forced = try Program.run(
      "ingest",
      "-",
      "--input-format",
      "own",
      "--format",
      "json",
      store: folder.path("forced.sqlite"),
      input: text
    )
    #expect(forced.code == 65)
    #expect(try forced.object[path: "events", "rejected"] == 3)
  }
}
