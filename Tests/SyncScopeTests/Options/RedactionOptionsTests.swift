import SyncEvents
import TestSupport
import Testing

struct RedactionOptionsTests {
  private static let key = "a key of more than sixteen bytes\n"

  /// The events of the planted folder, ingested with these options and exported with those.
  private func export(
    ingest: [String],
    export: [String],
    of planted: PlantedSecrets
  ) throws -> Outcome {
    let store = try planted.folder.write(Self.key, to: "key").replacing("key", with: "")
    let path = store + "store\(ingest.count)\(export.count).sqlite"
    let run = try Program().run(["ingest", "--store", path] + ingest + planted.inputs)
    #expect(run.code == 0, "\(run.error)")
    return try Program().run(["export", "--store", path] + export)
  }

  @Test func `the secrets are there where nothing is redacted`() throws {
    let planted = try PlantedSecrets()
    let run = try export(ingest: [], export: [], of: planted)
    #expect(PlantedSecrets.found(in: run.output) == PlantedSecrets.all)
  }

  @Test(arguments: [(["--redact"], []), ([], ["--redact"]), (["--redact"], ["--redact"])])
  func `no secret of any format comes through ingest and export`(
    ingest: [String],
    export: [String]
  ) throws {
    let planted = try PlantedSecrets()
    let run = try self.export(ingest: ingest, export: export, of: planted)
    #expect(PlantedSecrets.found(in: run.output) == [])
    for word in PlantedSecrets.kept { #expect(run.output.contains(word), "\(word)") }
    #expect(run.output.contains(#""version":"1.2.3.4""#))
    let plain = try self.export(ingest: [], export: [], of: PlantedSecrets())
    #expect(try run.lines.map { $0["id"] } == plain.lines.map { $0["id"] })
    #expect(try run.lines.map { $0["ts"] } == plain.lines.map { $0["ts"] })
    #expect(try run.lines.map { $0["kind"] } == plain.lines.map { $0["kind"] })
    let openings = try run.lines.filter { $0["kind"] == "report" }
    #expect(openings.count == 2)
    #expect(openings.allSatisfy { $0["redaction"] == "on" })
  }

  @Test(
    arguments: ["report", "diagnose"],
    ["text", "markdown", "html", "json"]
  )
  func `no secret comes through a report or a diagnosis`(command: String, format: String) throws {
    let planted = try PlantedSecrets()
    let store = planted.folder.path("store.sqlite")
    try Program().run(["ingest", "--store", store] + planted.inputs)
    let arguments = [command, "--redact", "--format", format, "--store", store]
    let run = try Program().run(arguments)
    #expect(run.code == 0)
    #expect(PlantedSecrets.found(in: run.output) == [])
    #expect(run.output.utf8.count > 500)
    guard command == "diagnose" else { return }
    let straight = try Program().run(arguments + planted.inputs)
    #expect(PlantedSecrets.found(in: straight.output) == [])
  }

  @Test func `a key joins the server's rows with the recorder's pseudonyms`() throws {
    let planted = try PlantedSecrets()
    let key = try planted.folder.write(Self.key, to: "key")
    let run = try export(ingest: ["--pseudonym-key-file", key], export: [], of: planted)
    let lines = try run.lines
    let user = lines.first { $0["kind"] == "account" }?["userRecordID"]?.text
    #expect(user?.hasPrefix("h:") == true)
    #expect(lines.first { $0["kind"] == "server" }?["userID"]?.text == user)
    let record = lines.first { $0["kind"] == "fields" }?["recordName"]?.text
    #expect(record?.hasPrefix("h:") == true)
    #expect(lines.first { $0["kind"] == "server" }?["console.recordName"]?.text == record)
    let found = PlantedSecrets.found(in: run.output)
    #expect(!found.contains(PlantedSecrets.user))
    #expect(!found.contains(PlantedSecrets.record))
    // What is no identifier stays without --redact.
    #expect(found.contains("wanda.secret@mail-host.org"))
  }

  @Test func `the same key gives the same export, none another in each run`() throws {
    let store = try Spine.made().store
    let folder = try SharedFolder()
    let key = try folder.write(Self.key, to: "key")
    let keyed = ["export", "--store", store, "--redact", "--pseudonym-key-file", key]
    let one = try Program().run(keyed)
    #expect(one.error == "")
    #expect(one.outputBytes == (try Program().run(keyed).outputBytes))
    let random = try Program().run(["export", "--store", store, "--redact"])
    #expect(random.error.contains("--pseudonym-key-file"))
    #expect(try Program().run(["export", "--store", store, "--redact", "-q"]).error == "")
  }

  @Test(arguments: [("short", 64), ("missing", 66)])
  func `a key that is none is told with what to do`(name: String, code: Int32) throws {
    let folder = try SharedFolder()
    try folder.write("abc", to: "short")
    let run = try Program.run(
      "redact",
      "-",
      "--pseudonym-key-file",
      folder.path(name),
      input: "a@b.de"
    )
    #expect(run.code == code)
    #expect(run.output == "")
    #expect(run.error.contains(folder.path(name)))
  }

  @Test func `a redacted ingest stores an event once`() throws {
    let planted = try PlantedSecrets()
    let arguments = [
      "ingest", "--redact", "--store", planted.folder.path("s.sqlite"), "-f", "json",
    ]
    let first = try Program().run(arguments + planted.inputs).object
    let second = try Program().run(arguments + planted.inputs).object
    #expect(first[path: "events", "accepted"] == second[path: "events", "duplicate"])
    #expect(second[path: "events", "accepted"] == 0)
  }
}
