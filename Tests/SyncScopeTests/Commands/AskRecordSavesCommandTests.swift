import SyncEvents
import TestSupport
import Testing

struct AskRecordSavesCommandTests {
  private static func ask(_ device: String, _ more: String...) throws -> JSONObject {
    let spine = try Spine.made()
    return try Program().run(
      ["ask", "record-saves", "--device", device] + more
        + ["--format", "json", "--store", spine.store]
    ).object
  }

  @Test func `the silent phone has saves and zero RecordSave`() throws {
    let answer = try Self.ask("silent-phone", "--window", "30m")
    #expect(answer["verdict"] == "zero")
    #expect(answer["question"] == "record-saves")
    #expect(answer["windowSeconds"] == 1_800)
    #expect(answer["database"] == "PRIVATE")
    let window = try #require(answer.rows("windows").first)
    let members = [
      "device", "container", "from", "to", "localSaves", "recordSaves", "coverage", "verdict",
    ]
    for member in members { #expect(window[member] != nil, "\(member)") }
    #expect(window["container"] == "iCloud.com.example.meow")
    #expect(window["from"] == .string(Scene.time(30).description))
    #expect(window["to"] == .string(Scene.time(1_830).description))
    #expect(window["localSaves"] == 8)
    #expect(window["recordSaves"] == 0)
    #expect(window["coverage"] == "full")
    #expect(
      answer["summary"]?.object?.names == ["windows", "zero", "unknown", "some"]
    )
  }

  @Test func `the healthy phone has some`() throws {
    #expect(try Self.ask("healthy-phone")["verdict"] == "some")
  }

  @Test func `without coverage it is unknown, not zero`() throws {
    let answer = try Self.ask("late-phone", "--database", "SHARED")
    #expect(answer["verdict"] == "unknown")
    #expect(answer[path: "summary", "zero"] == 0)
  }

  @Test func `a device without saves has none`() throws {
    let answer = try Self.ask("failed-phone")
    #expect(answer["verdict"] == "no-saves")
    #expect(answer["windows"] == [])
  }

  @Test func `the window is as long as it is asked for`() throws {
    let answer = try Self.ask("silent-phone", "--window", "4m")
    #expect(answer["windowSeconds"] == 240)
    #expect(answer.rows("windows").count == 5)
    let wrong = try Program.run("ask", "record-saves", "--window", "soon")
    #expect(wrong.code == 64)
    #expect(wrong.error.contains("'soon'"))
  }
}
