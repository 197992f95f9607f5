import SyncEvents
import Testing

@testable import Ingest

/// The styles of logs: Xcode, Console.app, `log show`, NSLog and home-made dumps.
struct LinePrefixTests {
  /// What is expected of a line: time or text of it, process, category, level and message.
  struct Style: CustomTestStringConvertible, Sendable {
    var line: String
    var time: String?
    var timeText: String?
    var process: String?
    var processID: Int?
    var category: String?
    var level: String?

    var testDescription: String { line }
  }

  static let styles = [
    Style(
      line: "2020-01-01 12:00:00.000000+0100 My App[12:345] msg",
      time: "2020-01-01T11:00:00Z",
      process: "My App",
      processID: 12
    ),
    Style(
      line: "2016-05-20 09:58:47.594 App[1:2] msg",
      timeText: "2016-05-20 09:58:47.594",
      process: "App",
      processID: 1
    ),
    Style(
      line: "2017-11-04 18:10:14:926 App[1:2] msg",
      timeText: "2017-11-04 18:10:14:926",
      process: "App",
      processID: 1
    ),
    Style(
      line: "10/23/15 16:05:03.271 App[19]: msg",
      timeText: "10/23/15 16:05:03.271",
      process: "App",
      processID: 19
    ),
    Style(
      line: "Error\t14:11:22.100345+0200\tMeow\tmsg",
      timeText: "14:11:22.100345+0200",
      process: "Meow",
      level: "Error"
    ),
    Style(
      line: "2026-08-14 15:43:09.855209-0400 0x582a5    Default     0x1f25eb             1031   0"
        + "    proc: (lib) [a.sub:cat] msg",
      time: "2026-08-14T19:43:09.855209Z",
      process: "proc",
      processID: 1031,
      category: "cat",
      level: "Default"
    ),
    Style(
      line: "2026-08-14 15:43:09.855 Df proc[12:1a] [a.sub:cat] msg",
      timeText: "2026-08-14 15:43:09.855",
      process: "proc",
      processID: 12,
      category: "cat",
      level: "Df"
    ),
    Style(
      line: "2026-08-14 15:43:09.855209-0400  localhost proc[77]: (lib) [a.sub:cat] msg",
      time: "2026-08-14T19:43:09.855209Z",
      process: "proc",
      processID: 77,
      category: "cat"
    ),
    Style(
      line: "20:48:27.339 E  proc [a.sub:cat] msg",
      timeText: "20:48:27.339",
      process: "proc",
      category: "cat",
      level: "E"
    ),
    Style(line: "2026-08-16 09:53:58 +0000 msg", time: "2026-08-16T09:53:58Z"),
    Style(line: "2026-08-16T09:53:58Z msg", time: "2026-08-16T09:53:58Z"),
    Style(line: "2026-08-16T09:53:58.25Z msg", time: "2026-08-16T09:53:58.25Z"),
    Style(line: "[2026-04-10 11:22:49] msg", timeText: "2026-04-10 11:22:49"),
    Style(line: "[  0.117]   msg", timeText: "0.117"),
  ]

  @Test(arguments: styles)
  func `reads what stands before the message`(style: Style) throws {
    let bytes = Array(style.line.utf8)
    let prefix = try #require(LinePrefix(bytes))
    #expect(bytes.string(prefix.messageStart..<bytes.count).trimmed == "msg")
    #expect(prefix.time == style.time.flatMap { Timestamp($0) })
    #expect(prefix.timeText == style.timeText)
    #expect(prefix.process == style.process)
    #expect(prefix.processID == style.processID)
    #expect(prefix.category == style.category)
    #expect(prefix.level == style.level)
  }

  @Test(arguments: [
    "", "msg", "12:00 msg", "2026-13 msg", "[CloudSyncMonitor] setup began", "[1] msg",
    "a\tb\tc\td",
    "<CKError 0x1: \"Partial Failure\" (2/1011)>",
  ])
  func `a line without a time has none`(line: String) {
    #expect(LinePrefix(Array(line.utf8)) == nil)
  }

  @Test(arguments: styles.map(\.line))
  func `a line cut at any place is read without harm`(line: String) {
    let bytes = Array(line.utf8)
    for end in bytes.indices {
      let prefix = LinePrefix(Array(bytes[..<end]))
      #expect((prefix?.messageStart ?? 0) <= end)
    }
  }
}
