import Ingest
import SyncEvents
import Testing
import TestSupport

struct ConsoleReaderTests {
  static func read(_ text: String) throws -> Reading {
    try Reading(text, as: .console)
  }

  @Test
  func `every other line is a log line, in order and without a time`() throws {
    let reading = try Self.read("first\n\n  second\nthird")
    #expect(reading.events.map(\.kind) == [.log, .log, .log])
    #expect(reading.events.map { $0.body["message"]?.text } == ["first", "second", "third"])
    #expect(reading.events.allSatisfy { $0.time == nil })
    #expect(reading.reads.map(\.line) == [1, 3, 4])
    #expect(reading.events.map { $0.source?.line } == [1, 3, 4])
    #expect(reading.events.allSatisfy { $0.source?.format == "console" })
  }

  @Test
  func `the text is kept as it stood, where it differs from the message`() throws {
    let reading = try Self.read("  second\nthird")
    #expect(reading.events.map { $0.body["text"]?.text } == ["  second", nil])
  }

  @Test
  func `what is readable of a line in another encoding is kept`() throws {
    let reading = try Reading(Array("caf".utf8) + [0xe9] + Array(" ok\n".utf8), as: .console)
    #expect(reading.events.map { $0.body["message"]?.text } == ["caf\u{fffd} ok"])
  }

  // MARK: Identity

  @Test
  func `the same text read twice has the same identities, and no two lines one`() throws {
    let text = "a\nb\na\na\n[share failed]\ncode: 12\ndesc: x\n[CloudSyncMonitor] setup began\na\n"
    let ids = try Self.read(text).events.map(\.id)
    #expect(try Self.read(text).events.map(\.id) == ids)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 7)
  }

  @Test
  func `lines with a time have the same identities in a longer text`() throws {
    let lines = ["x", "a", "b", "c"].enumerated().map { number, text in
      "2026-01-12 08:00:0\(number).000+0100 Meow[1:2] \(text)\n"
    }
    let short = try Self.read(lines.dropFirst().joined()).events.map(\.id)
    let long = try Self.read(lines.joined()).events.map(\.id)
    #expect(Array(long.dropFirst()) == short)
  }

  @Test
  func `two texts never share a line without a time`() throws {
    let one = Set(try Self.read("shared\none\n").events.map(\.id))
    #expect(one.isDisjoint(with: try Self.read("shared\nother\n").events.map(\.id)))
  }

  // MARK: Report lines within

  @Test(arguments: ["", "[CloudSyncMonitor] ", "  "])
  func `report lines that stand between are read as such`(mark: String) throws {
    let scene = Scenes.half()
    let text = scene.lines.map { "noise\n\(mark)\($0)\n" }.joined()
    let reading = try Self.read(text)
    let events = reading.events.filter { $0.source == nil }
    #expect(events == (try scene.events()))
    #expect(reading.events.count { $0.kind == .log } == scene.lines.count)
    #expect(reading.rejections.isEmpty)
  }

  @Test(arguments: ["{not json}", "{\"v\":1}", "{\"v\":2,\"kind\":\"beat\"}", "x {\"v\":1} y", "{"])
  func `what only looks like a report line stays a log line`(line: String) throws {
    let reading = try Self.read(line)
    #expect(reading.events.map { $0.body["message"]?.text } == [line])
    #expect(reading.rejections.isEmpty)
  }

  // MARK: Noise

  @Test
  func `known noise is told by its signals, healthy lines have none`() throws {
    let reading = try Self.read(
      """
      \(Scenes.schedulerLine)
      updateTaskRequest called for an already running/updated task
      [CloudSyncMonitor] setup began
      CoreData: CloudKit: CoreData+CloudKit: Successfully set up CloudKit integration
      """
    )
    #expect(
      reading.reads.map(\.signals)
        == [["noise.bgst.code3"], ["noise.bgst.already-running"], [], []]
    )
  }

  @Test
  func `what is read can be written and read again`() throws {
    let text =
      "a\n  b \n[share failed]\ndomain: D\n"
      + "[CloudSyncMonitor] store loaded: a scope=private configuration=nil\n"
    let events = try Self.read(text).events
    var writer = ReportWriter()
    let lines = events.map { JSONWriter.line(writer.line($0)) + "\n" }.joined()
    #expect(try Reading(lines, as: .own).events == events)
  }
}
