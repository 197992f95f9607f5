import Findings
import Testing

@testable import Reports

struct TextTimelineTests {
  @Test func `draws a lane for each step`() throws {
    let timeline = try #require(try Sample.silent().report(.bare(.healthy)).timelines.first)
    #expect(
      TextTimeline(timeline: timeline, width: 60).lines
        == [
          "setup               ········································",
          "import              ········································",
          "export              ········································",
          "local saves         •··•·•··•··•·•··•··•·•··•···············",
          "RecordSave PRIVATE  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
          "                    ╵11-02 08:00        ╵08:30",
        ].map(\.self)
    )
  }

  @Test(arguments: [30, 60, 80, 120])
  func `is no wider than asked for`(width: Int) throws {
    for sample in [try Sample.silent(), try .failed(), try .hostile()] {
      for timeline in sample.report(.bare(.healthy)).timelines {
        let lines = TextTimeline(timeline: timeline, width: width).lines
        #expect(lines.allSatisfy { $0.columns <= width })
        #expect(lines.joined().controlCharacters.isEmpty)
      }
    }
  }
}
