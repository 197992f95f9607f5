import SyncEvents
import TestSupport
import Testing

/// What all questions share: `--verify`, `--only`, `--limit`, `--fail-on`, filters.
struct AskCommandTests {
  private static let questions = [
    ["ask", "setup"], ["ask", "exports"], ["ask", "imports"], ["ask", "record-saves"],
    ["ask", "record-saves", "--database", "SHARED"], ["ask", "record-saves", "--window", "4m"],
    ["ask", "asymmetry"], ["errors"],
  ]

  private static let filters = [
    [], ["--device", "failed-phone"], ["--device", "nobody"], ["--role", "recipient"],
    ["--role", "owner"], ["--build", "57"], ["--app-version", "2.0"],
    ["--environment", "production"], ["--container", "iCloud.com.example.meow"],
  ]

  @Test(arguments: questions, filters)
  func `--verify answers from the events, and agrees`(
    question: [String],
    filter: [String]
  ) throws {
    let store = try Spine.made().store
    let arguments = question + filter + ["--format", "json", "--store", store]
    let facts = try Program().run(arguments)
    let events = try Program().run(arguments + ["--verify"])
    #expect(facts.code == 0)
    #expect(facts.outputBytes == events.outputBytes)
    #expect(!facts.outputBytes.isEmpty)
  }

  @Test func `a role of one store's errors is told alike by facts and events`() throws {
    // An owner's phone that is a recipient as well: the report's role is only a default.
    var scene = Scenes.launch("both-phone")
    scene.sync(
      1,
      "setup",
      store: "shared",
      succeeded: false,
      error: ["domain": "CKErrorDomain", "code": 15]
    )
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    try Program.run("ingest", "-", store: store, input: scene.text)
    for role in ["owner", "recipient"] {
      let facts = try Program.run("errors", "--role", role, "--format", "json", store: store)
      let events = try Program.run(
        "errors",
        "--role",
        role,
        "--format",
        "json",
        "--verify",
        store: store
      )
      #expect(facts.outputBytes == events.outputBytes, "\(role)")
    }
  }

  @Test func `--only and --limit leave out rows and keep the summary`() throws {
    let spine = try Spine.made()
    let whole = try spine.ask("ask", "setup")
    let only = try spine.ask("ask", "setup", "--only", "never-began,failed")
    #expect(only.rows("sessions").compactMap { $0["verdict"]?.text } == ["failed", "never-began"])
    let limited = try spine.ask("ask", "setup", "--limit", "2")
    #expect(limited.rows("sessions").count == 2)
    let none = try spine.ask("ask", "setup", "--limit", "0")
    #expect(none["sessions"] == [])
    for answer in [only, limited, none] {
      #expect(answer["summary"] == whole["summary"])
      #expect(answer["verdict"] == whole["verdict"])
    }
    let windows = try spine.ask("ask", "record-saves", "--only", "zero", "--limit", "1")
    #expect(windows.rows("windows").map { $0["verdict"] } == ["zero"])
    #expect(windows["summary"] == (try spine.ask("ask", "record-saves")["summary"]))
  }

  @Test func `--only takes the question's own verdicts`() throws {
    let store = try Spine.made().store
    let wrong = try Program.run("ask", "setup", "--only", "zero", store: store)
    #expect(wrong.code == 64)
    #expect(wrong.error.contains("never-began"))
  }

  @Test(
    arguments: [
      (["ask", "setup", "--device", "silent-phone"], 1, 1),
      (["ask", "setup", "--device", "healthy-phone"], 0, 0),
      (["ask", "setup", "--device", "half-phone"], 0, 1),
      (["ask", "setup", "--device", "late-phone"], 2, 2),
      (["ask", "setup", "--device", "nobody"], 2, 2),
      (["ask", "record-saves", "--device", "silent-phone"], 1, 1),
      (["ask", "record-saves", "--device", "healthy-phone"], 0, 0),
      (["ask", "record-saves", "--device", "late-phone"], 2, 2),
      (["ask", "record-saves", "--device", "failed-phone"], 2, 2), (["ask", "asymmetry"], 1, 1),
      (["ask", "asymmetry", "--entity", "Other"], 2, 2),
    ] as [([String], Int32, Int32)]
  )
  func `--fail-on tells a gate what was found`(
    question: [String],
    atError: Int32,
    atWarning: Int32
  ) throws {
    let store = ["--store", try Spine.made().store]
    for (level, code) in [("error", atError), ("warning", atWarning), ("never", 0)] {
      #expect(try Program().run(question + ["--fail-on", level] + store).code == code, "\(level)")
    }
    #expect(try Program().run(question + store).code == 0)
  }

  @Test func `a span of time keeps the launches in it`() throws {
    let spine = try Spine.made()
    let before = try spine.ask("ask", "setup", "--until", "2026-11-02T07:59:59Z")
    #expect(before["sessions"] == [])
    let within = try spine.ask(
      "ask",
      "setup",
      "--since",
      "2026-11-02T08:30Z",
      "--until",
      "2026-11-02 09:00"
    )
    let devices = within.rows("sessions").compactMap { $0["device"]?.text }
    #expect(devices == ["healthy-phone", "late-phone", "silent-phone"])
  }

  @Test(arguments: ["json", "ndjson", "text", "junit", "github"])
  func `each format has content`(format: String) throws {
    let store = try Spine.made().store
    let run = try Program.run("ask", "setup", "--format", format, store: store)
    #expect(run.code == 0)
    #expect(run.output.contains(format == "junit" || format == "github" ? "setup" : "silent-phone"))
  }
}
