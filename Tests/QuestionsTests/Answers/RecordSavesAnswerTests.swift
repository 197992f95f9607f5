import Questions
import SyncEvents
import Testing
import TestSupport

struct RecordSavesAnswerTests {
  /// A device with one window of the verdict.
  static func scene(_ verdict: RecordSavesVerdict) -> Scene {
    var scene = SaveWindowTests.scene(
      device: verdict.rawValue,
      coverage: verdict == .unknown ? nil : SaveWindowTests.coverage
    )
    if verdict != .noSaves { scene.add(10, "save") }
    if verdict == .some { SaveWindowTests.addRow(30, to: &scene) }
    return scene
  }

  static func answer(_ verdicts: [RecordSavesVerdict]) throws -> RecordSavesAnswer {
    RecordSavesAnswer(facts: folded(try verdicts.flatMap { try scene($0).events() }))
  }

  @Test(
    arguments: [
      ([.some, .unknown, .zero], .zero), ([.some, .unknown], .unknown), ([.some], .some),
      ([.noSaves], .noSaves), ([], .noSaves), ([.noSaves, .some], .some),
    ] as [([RecordSavesVerdict], RecordSavesVerdict)]
  )
  func `zero if a window is, else unknown if one is, else some`(
    verdicts: [RecordSavesVerdict],
    verdict: RecordSavesVerdict
  ) throws {
    let answer = try Self.answer(verdicts)
    #expect(answer.verdict == verdict)
    #expect(answer.counts[.noSaves] == nil)
    for each in verdicts where each != .noSaves { #expect(answer.counts[each] == 1) }
  }

  @Test
  func `has the members that cli.md names`() throws {
    let expected = try JSONScanner.value(
      in: #"""
        {"question":"record-saves","verdict":"zero","windowSeconds":1800,"database":"PRIVATE",
        "windows":[{"device":"zero","container":"iCloud.com.example.meow",
        "from":"2026-11-02T08:00:10.000Z","to":"2026-11-02T08:30:10.000Z","localSaves":1,
        "recordSaves":0,"coverage":"full","verdict":"zero",
        "because":"the server's log was read for the whole window and has no RecordSave"}],
        "summary":{"windows":1,"zero":1,"unknown":0,"some":0}}
        """#
    )
    #expect(try Self.answer([.zero]).json == expected)
  }

  @Test
  func `windows can be left out, the verdict and summary stay`() throws {
    var answer = try Self.answer([.some, .unknown, .zero])
    answer.keep(only: [.some, .unknown], limit: 1)
    #expect(answer.windows.map(\.verdict) == [.some])
    #expect(answer.verdict == .zero)
    #expect(answer.counts == [.some: 1, .unknown: 1, .zero: 1])
  }

  @Test
  func `the scenes of the acceptance program are answered`() throws {
    #expect(RecordSavesAnswer(facts: try folded(Scenes.silent())).verdict == .zero)
    #expect(RecordSavesAnswer(facts: try folded(Scenes.healthy())).verdict == .some)
    #expect(RecordSavesAnswer(facts: try folded(Scenes.half())).verdict == .noSaves)
  }
}
