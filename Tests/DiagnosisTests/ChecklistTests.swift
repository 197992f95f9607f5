import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ChecklistTests {
  @Test(
    arguments: [
      ([Scenes.silent()], ["no", "yes", "unknown", "no"]),
      ([Scenes.healthy()], ["yes", "yes", "yes", "yes"]),
      ([Scenes.half()], ["no", "yes", "unknown", "unknown"]),
      ([Scenes.failed()], ["no", "yes", "unknown", "unknown"]),
      ([Scenes.late()], ["unknown", "yes", "unknown", "unknown"]),
      ([Scene(device: "phone")], ["unknown", "unknown", "unknown", "unknown"]),
      ([Scene.silent(account: "noAccount")], ["no", "no", "unknown", "unknown"]),
      ([Scene.silent(account: nil)], ["no", "unknown", "unknown", "unknown"]),
      ([Scenes.healthy(), Scenes.silent()], ["no", "yes", "yes", "no"]),
    ])
  func `the four questions of the field notes are answered`(
    scenes: [Scene],
    answers: [String]
  ) throws {
    let steps = Checklist.steps(try Given.timeline(scenes))
    #expect(steps.map(\.step) == ["setup", "account", "export", "server"])
    #expect(steps.map(\.answer) == answers)
    #expect(steps.allSatisfy { !$0.detail.isEmpty })
  }

  @Test(arguments: [
    ("Export failed with error: x", "unknown", "it began"),
    ("Error Domain=NSCocoaErrorDomain Code=134110 \"x\"", "no", "did not load"),
    ("nothing of it", "unknown", "no setup event"),
  ])
  func `what a console implies of a setup is said, and no more`(
    text: String,
    answer: String,
    detail: String
  ) throws {
    let timeline = try Given.timeline([], files: ["console.txt": text + "\n"])
    let step = try #require(Checklist.steps(timeline).first)
    #expect(step.answer == answer)
    #expect(step.detail.contains(detail))
  }

  @Test func `an account that came back is an account`() throws {
    var next = Scene(device: "phone", session: "5E550000-0000-4000-8000-000000000002")
    next.add(5_000, "account", ["status": "available"])
    let steps = Checklist.steps(try Given.timeline([.silent(account: "noAccount"), next]))
    #expect(steps.first { $0.step == "account" }?.answer == "yes")
  }

  @Test func `exports that end without saying how are exports`() throws {
    var scene = Scene.ready()
    scene.add(9, "sync", ["type": "export", "phase": "began", "eventID": "E"])
    scene.add(10, "sync", ["type": "export", "phase": "ended", "eventID": "E"])
    let steps = Checklist.steps(try Given.timeline([scene]))
    #expect(steps.first { $0.step == "export" }?.answer == "yes")
  }

  @Test func `an account status that is not known is no fault`() throws {
    var scene = Scene(device: "phone")
    scene.add(1, "account", ["status": "somethingNew"])
    let step = try Given.result(scene).checklist.first { $0.step == "account" }
    #expect(step?.answer == "unknown")
  }
}
