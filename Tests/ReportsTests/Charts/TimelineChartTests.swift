import Findings
import SyncEvents
import Testing

@testable import Reports

struct TimelineChartTests {
  private func chart(_ sample: Sample) throws -> TimelineChart {
    let timeline = try #require(sample.report(.bare(.healthy)).timelines.first)
    return TimelineChart(timeline, id: "t")
  }

  @Test func `a server lane without rows stands in the band that was read`() throws {
    let svg = try chart(.silent()).svg.text
    #expect(svg.contains("class=\"band\""))
    #expect(svg.contains("read, and no RecordSave"))
    #expect(!svg.contains("class=\"record\""))
    #expect(svg.split(separator: "class=\"save\"").count == 11)
  }

  @Test func `says in words what it shows`() throws {
    #expect(
      try chart(.silent()).words
        == """
        setup: none; import: none; export: none; 10 local saves; RecordSave PRIVATE: 0, server log \
        read 2026-11-02 08:00:00 – 09:00:00.
        """
    )
    #expect(
      try chart(.failed()).words
        == """
        setup private: 1, 1 failed; setup shared: 1, 1 failed; import: none; export: none; \
        0 local saves; RecordSave: 0, server log not read; 2 errors.
        """
    )
  }

  @Test func `what failed is hatched, what has no end is dashed`() throws {
    #expect(try chart(.failed()).svg.text.contains("class=\"failed\""))
    let open = try chart(.hostile()).svg.text
    #expect(open.contains("class=\"open\""))
    #expect(open.contains(">?</text>"))
  }

  @Test func `has a title, a description and a name for each lane`() throws {
    let chart = try chart(.failed())
    #expect(chart.svg.text.contains("<title id=\"t-title\">Timeline of failed-phone</title>"))
    #expect(chart.svg.text.contains("<desc id=\"t-desc\">"))
    #expect(chart.labels.count == 7)
  }

  @Test func `rows and coverage that name no device stand on each device's lane`() throws {
    var sample = try Sample.failed()
    try sample.add(
      0,
      "report",
      ["container": "iCloud.com.example.meow", "device": nil, "session": nil]
    )
    try sample.coverage(from: 0, to: 600)
    let row: JSONObject = [
      "operation": "RecordSave", "database": "PRIVATE", "environment": "production",
    ]
    try sample.add(10, "server", row)
    let timeline = try #require(
      sample.report(.bare(.healthy)).timelines.first { $0.device == "failed-phone" }
    )
    #expect(timeline.coverage.map(\.label) == ["PRIVATE"])
    #expect(timeline.recordSaves.map(\.time) == [Sample.time(10)])
  }

  @Test func `a lane is bounded and tells what it left out`() throws {
    var timeline = DeviceTimeline(device: "a")
    var sample = Sample()
    try sample.open("a")
    for second in 0..<2_100 { try sample.add(Double(second), "save", ["inserted": ["A": 1]]) }
    for event in sample.events { timeline.add(event) }
    #expect(timeline.saves.count == 2_000)
    #expect(timeline.omitted == 100)
    // Ticks that fall on one place are drawn once.
    let svg = TimelineChart(timeline, id: "t").svg.text
    #expect(svg.split(separator: "class=\"save\"").count < 800)
  }
}
