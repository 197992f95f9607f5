import Foundation
import SQLiteDatabase
import SyncEvents
import TestSupport
import Testing

/// Each exit status that a shell may get, as often as it can be reached.
struct ToolExitTests {
  @Test func `an input that is not there is 66, and no store is made`() throws {
    let folder = try SharedFolder()
    let run = try Program.run(
      "ingest",
      folder.path("nowhere"),
      store: folder.path("store.sqlite")
    )
    #expect(run.code == 66)
    #expect(run.error.contains("nowhere"))
    let empty = folder.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(try Program.run("ingest", empty, store: folder.path("store.sqlite")).code == 66)
    #expect(try Program.run("diagnose", folder.path("nowhere")).code == 66)
    #expect(try folder.names == ["empty"])
  }

  @Test(
    arguments: [
      ["ask", "setup"], ["ask", "record-saves"], ["ask", "asymmetry"], ["errors"], ["events"],
      ["timeline"], ["export"], ["report"], ["diagnose"], ["store", "info"], ["store", "verify"],
    ])
  func `a store that is not there is 66, and its name is told`(command: [String]) throws {
    let folder = try SharedFolder()
    let store = folder.path("absent.sqlite")
    let run = try Program().run(command + ["--store", store])
    #expect(run.code == 66)
    #expect(run.error.contains("absent.sqlite"))
    #expect(run.outputBytes.isEmpty)
    #expect(try folder.names == [])
  }

  @Test(
    arguments: [
      ["ask", "setup", "--nonsense"], ["ask"], ["frobnicate"], [], ["ingest"],
      ["ask", "setup", "--limit", "x"], ["ask", "setup", "--limit", "-1"],
      ["ask", "setup", "--since", "soon"], ["ask", "setup", "--format", "pdf"],
      ["ask", "record-saves", "--database", "OTHER"], ["completions"], ["store"],
      ["ingest", "-", "--input-format", "pdf"], ["diagnose", "--fail-on", "info"],
    ])
  func `a mistake on the command line is 64`(arguments: [String]) throws {
    let run = try Program().run(arguments)
    #expect(run.code == 64)
    #expect(!run.error.isEmpty)
    #expect(run.outputBytes.isEmpty)
  }

  @Test func `a file that is no store is 65, for readers and for writers, and stays as it is`()
    throws
  {
    let folder = try SharedFolder()
    var generator = SeededGenerator(seed: 1)
    let junk = (0..<5_000).map { _ in UInt8(generator.below(256)) }
    let path = try folder.write(junk, to: "junk.sqlite")
    for command in [["ask", "setup"], ["store", "verify"], ["ingest", "-"], ["export"]] {
      let run = try Program().run(command + ["--store", path], input: Scenes.half().text)
      #expect(run.code == 65, "\(command)")
      #expect(run.error.contains("junk.sqlite"))
    }
    #expect(try Program.run("ask", "setup", store: folder.path).code == 65)
    #expect(try folder.read("junk.sqlite") == junk)
  }

  @Test func `input that is not understood is 65`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    #expect(try Program.run("ingest", "-", store: store, input: "\u{1}\u{2}").code == 65)
    #expect(try Program.run("ingest", "-", store: store, input: "{bad\n").code == 65)
  }

  @Test func `a damaged store is 74, and the damage is named`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    try Program.run("ingest", "-", store: store, input: Scenes.half().text)
    try Connection(path: store, mode: .readWrite)
      .execute("UPDATE tail SET checksum = checksum + 1 WHERE ordinal = 3")
    let verify = try Program.run("store", "verify", "--format", "json", store: store)
    #expect(verify.code == 74)
    #expect(try verify.object["ok"] == false)
    #expect(verify.output.contains("event 3"))
    #expect(try Program.run("export", store: store).code == 74)
    #expect(try Program.run("events", store: store).code == 74)
  }

  @Test func `a store whose pages are damaged is 74 to whoever reads them`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    try Program.run("ingest", "-", store: store, input: BigReport.text(events: 3_000))
    var bytes = try folder.read("store.sqlite")
    for page in stride(from: 40 * 4_096, to: bytes.count, by: 4_096) {
      bytes.replaceSubrange(page..<page + 8, with: repeatElement(0xff, count: 8))
    }
    let damaged = try folder.write(bytes, to: "damaged.sqlite")
    for command in [["export"], ["store", "verify"], ["timeline"]] {
      #expect(try Program().run(command + ["--store", damaged]).code == 74, "\(command)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a store that another process writes to is 75, and readers don't mind`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    try Program.run("ingest", "-", store: store, input: Scenes.half().text)
    let holder = try Connection(path: store, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let waiting = try Program().start(["ingest", "-", "--store", store], input: Scenes.late().text)
    #expect(try Program.run("ask", "setup", store: store).code == 0)
    let run = try waiting.wait()
    #expect(run.code == 75)
    #expect(run.error.contains("another process"))
    try holder.execute("ROLLBACK")
    #expect(try Program.run("ingest", "-", store: store, input: Scenes.late().text).code == 0)
  }

  @Test(.disabled(if: geteuid() == 0, "permissions bind nobody who is root"))
  func `what may not be read or written is 77`() throws {
    let folder = try SharedFolder()
    let secret = try folder.write(Scenes.half().text, to: "secret.ndjson")
    let store = folder.path("store.sqlite")
    try Program.run("ingest", secret, store: store)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    #expect(try Program.run("ingest", secret, store: store).code == 77)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: store)
    #expect(
      try Program.run("ingest", "-", store: store, input: Scenes.late().text).code == 77
    )
  }

  @Test func `a store that can't be made is 73`() throws {
    let folder = try SharedFolder()
    let file = try folder.write("a file, no folder", to: "file")
    let run = try Program.run(
      "ingest",
      "-",
      store: file + "/store.sqlite",
      input: Scenes.half().text
    )
    #expect(run.code == 73)
    #expect(run.error.contains(file))
  }
}
