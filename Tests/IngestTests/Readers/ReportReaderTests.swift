import Ingest
import SyncEvents
import Testing
import TestSupport

struct ReportReaderTests {
  static func report(_ device: String) -> String {
    let session = "5E550000-0000-4000-8000-00000000000\(device)"
    return """
      {"v":1,"kind":"report","ts":"2026-11-02T08:00:00Z","id":"r\(device)","device":"\(device)",\
      "session":"\(session)"}
      {"v":1,"kind":"beat","ts":"2026-11-02T08:00:01Z","seq":0}
      {"v":1,"kind":"beat","ts":"2026-11-02T08:00:02Z","seq":1}

      """
  }

  @Test
  func `concatenated reports are a report`() throws {
    let reading = try Reading(Self.report("1") + Self.report("2"))
    #expect(reading.events.map(\.device) == ["1", "1", "1", "2", "2", "2"])
  }

  @Test
  func `a report that was cut before the next does not lend its device to it`() throws {
    let cut = String(Self.report("1").dropLast(30))
    let reading = try Reading(cut + Self.report("2"))
    #expect(reading.events.map(\.device) == ["1", "1"])
    #expect(reading.rejections.map(\.line) == [3, 4, 5])
    #expect(reading.rejections.last?.reason.hasPrefix("no identity") == true)
  }

  @Test
  func `another bad line leaves the report as it is`() throws {
    let lines = Self.report("1").split(separator: "\n")
    let reading = try Reading([lines[0], "{\"kind\":\"beat", lines[2]].joined(separator: "\n"))
    #expect(reading.events.map(\.device) == ["1", "1"])
  }

  @Test
  func `a log event has the signals of its message`() throws {
    var scene = Scene(device: "d")
    scene.add(1, "log", ["message": .string(Scenes.schedulerLine)])
    scene.add(2, "log", ["message": "quiet"])
    scene.add(3, "log")
    let reading = try Reading(scene.text)
    #expect(reading.reads.map(\.signals) == [[], ["noise.bgst.code3"], [], []])
  }

  @Test
  func `an event knows its line and length`() throws {
    let reading = try Reading("\n" + reportLine(1) + "\r\n")
    #expect(reading.reads.map(\.line) == [2])
    #expect(reading.reads.map(\.byteCount) == [reportLine(1).utf8.count])
  }
}
