import SyncEvents
import TestSupport
import Testing

struct RedactCommandTests {
  @Test func `no secret of any format comes through`() throws {
    let planted = try PlantedSecrets()
    for input in planted.inputs {
      let run = try Program.run("redact", input)
      #expect(run.code == 0)
      #expect(PlantedSecrets.found(in: run.output) == [], "\(input)")
      #expect(run.error.contains("this run only"))
    }
  }

  @Test func `a redacted file is diagnosed as it was`() throws {
    let planted = try PlantedSecrets()
    for input in planted.inputs {
      let copy = planted.folder.path("copy.ndjson")
      try Program.run("redact", input, "--output", copy)
      let before = try Program.run("diagnose", input, "--format", "json").object
      let after = try Program.run("diagnose", copy, "--format", "json").object
      #expect(after["verdict"] == before["verdict"])
      #expect(after.rows("findings").map { $0["id"] } == before.rows("findings").map { $0["id"] })
      #expect(after["events"] == before["events"])
      #expect(after.rows("errors").count == before.rows("errors").count)
    }
  }

  @Test func `a dry run tells kinds, counts and examples with their lines, and writes nothing`()
    throws
  {
    let text = "x\nby a@b.de and a@b.de\n"
    let run = try Program.run("redact", "-", "--dry-run", input: text)
    #expect(run.code == 0)
    #expect(run.output.contains("2 × e-mail addresses"))
    #expect(run.output.contains("line 2: a@b.de → email:"))
    let json = try Program.run("redact", "-", "--dry-run", "-f", "json", input: text).object
    #expect(json["replacements"] == 2)
    let kind = try #require(json.rows("kinds").first)
    #expect(kind["kind"] == "emailAddress")
    #expect(kind.rows("examples").first?["line"] == 2)
    #expect(kind.rows("examples").first?["text"] == "a@b.de")
    #expect(kind.rows("examples").first?["pseudonym"]?.text?.hasPrefix("email:") == true)
    #expect(try Program.run("redact", "-", "--dry-run", input: "x").output.contains("Nothing"))
  }

  @Test func `what is compressed and cut is redacted as far as it goes, and told`() throws {
    let folder = try SharedFolder()
    let packed = try Gzip.pack(String(repeating: "by a@b.de\n", count: 50_000))
    let path = try folder.write(Array(packed.dropLast(40)), to: "cut.gz")
    let run = try Program.run("redact", path)
    #expect(run.code == 65)
    #expect(run.error.contains(path))
    #expect(!run.output.contains("a@b.de"))
  }

  @Test func `there is nothing to redact in a file that is not there`() throws {
    let run = try Program.run("redact", "/nowhere/at-all")
    #expect(run.code == 66)
  }

  @Test func `a format is for a dry run`() throws {
    let run = try Program.run("redact", "-", "--format", "json", input: "x")
    #expect(run.code == 64)
    #expect(run.error.contains("--dry-run"))
  }
}
