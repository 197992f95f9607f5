import SyncEvents
import TestSupport
import Testing

struct DiagnoseCommandTests {
  private static func diagnose(_ inputs: String...) throws -> JSONObject {
    let spine = try Spine.made()
    return try Program().run(
      ["diagnose", "--format", "json"] + inputs.map(spine.input)
        + ["--store", spine.folder.path("none.sqlite")]
    ).object
  }

  @Test(
    arguments: [
      (["silent.ndjson"], "dual-store-without-named-configuration"),
      (["failed.ndjson"], "cloudkit-share-type-missing-in-production"),
      (["owner.ndjson", "recipient.ndjson"], "transformable-lost-across-share"),
    ])
  func `the cause is named first`(inputs: [String], cause: String) throws {
    let spine = try Spine.made()
    let answer = try Program().run(
      ["diagnose", "--format", "json"] + inputs.map(spine.input)
    ).object
    #expect(answer.rows("findings").first?["id"]?.text == cause)
    #expect(answer["verdict"] == "problem")
  }

  @Test func `a healthy report is healthy, and no store is made`() throws {
    let answer = try Self.diagnose("healthy.syncreport")
    #expect(answer["verdict"] == "healthy")
    #expect(answer["findings"] == [])
    #expect(try !Spine.made().folder.names.contains("none.sqlite"))
  }

  @Test func `the answer has the members that the command line promises`() throws {
    let answer = try Self.diagnose("failed.ndjson")
    for member in [
      "verdict", "findings", "ruledOut", "noise", "checklist", "setup", "events", "errors",
    ] {
      #expect(answer[member] != nil, "\(member)")
    }
    let finding = try #require(answer.rows("findings").first)
    let source = try #require(finding.rows("evidence").first?["source"]?.object)
    #expect(source["file"]?.text?.hasSuffix("failed.ndjson") == true)
    #expect(source["line"] == 7)
    #expect(answer[path: "events", "setup"] == ["began": 2, "ended": 2])
    #expect(answer.rows("errors").map { $0["count"] } == [2])
    #expect(answer.rows("errors").first?["error"] == Scenes.shareTypeError)
  }

  @Test func `the store is diagnosed where no input is named`() throws {
    let answer = try Spine.made().ask("diagnose", "--device", "failed-phone")
    #expect(
      answer.rows("findings").first?["id"] == "cloudkit-share-type-missing-in-production"
    )
    let evidence = answer.rows("findings").first?.rows("evidence").first
    #expect(evidence?[path: "source", "event"] != nil)
  }

  @Test(
    arguments: [
      ("silent.ndjson", "error", 1), ("healthy.syncreport", "error", 0),
      ("late.ndjson", "warning", 1), ("late.ndjson", "error", 2), ("silent.ndjson", "never", 0),
    ] as [(String, String, Int32)]
  )
  func `--fail-on tells a gate what was found`(input: String, level: String, code: Int32) throws {
    let path = try Spine.made().input(input)
    #expect(try Program.run("diagnose", "--fail-on", level, path).code == code)
  }

  @Test func `text from standard input is enough`() throws {
    let text = "[CloudSyncMonitor] setup began\n\(Scenes.schedulerLine)\n"
    let run = try Program.run("diagnose", "-", "--format", "json", input: text)
    let answer = try run.object
    #expect(answer[path: "setup", "began"] == true)
    #expect(answer.rows("noise").map { $0["id"] } == ["noise.bgst.code3"])
  }

  @Test func `refused lines are told on standard error, unless --quiet`() throws {
    let input = Scenes.half().text + "{bad\n"
    #expect(try Program.run("diagnose", "-", input: input).error.contains("-:10: "))
    #expect(try Program.run("diagnose", "-", "-q", input: input).error == "")
  }

  @Test(arguments: ["text", "markdown", "html", "junit", "github"])
  func `each format tells the cause`(format: String) throws {
    let path = try Spine.made().input("failed.ndjson")
    let run = try Program.run("diagnose", path, "--format", format)
    #expect(run.code == 0)
    #expect(run.output.contains("cloudkit.share"))
  }
}
