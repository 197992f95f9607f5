import SyncEvents
import TestSupport
import Testing

struct TimelineCommandTests {
  @Test func `events stand in order of time, whatever their order of arrival`() throws {
    let store = try Spine.made().store
    let run = try Program.run(
      "timeline",
      "--device",
      "healthy-phone",
      "--format",
      "ndjson",
      store: store
    )
    let times = try run.lines.compactMap { $0["ts"]?.text }
    #expect(times.count == Scenes.healthy().lines.count)
    #expect(times == times.sorted())
  }

  @Test func `noise is folded, or shown`() throws {
    let store = try Spine.made().store
    let folded = try Program.run("timeline", "--device", "silent-phone", store: store)
    #expect(folded.output.contains("1 line of noise"))
    #expect(!folded.output.contains("BGSystemTaskSchedulerErrorDomain"))
    let shown = try Program.run("timeline", "--device", "silent-phone", "--noise", store: store)
    #expect(!shown.output.contains("of noise"))
    #expect(shown.output.contains("BGSystemTaskScheduler"))
    #expect(
      shown.output.split(separator: "\n").count == Scenes.silent().lines.count
    )
  }
}
