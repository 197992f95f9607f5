import Codecs
import Ingest
import Schemas
import SyncEvents
import Testing
import TestSupport

struct InputReaderTests {
  // MARK: Lines

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func `reads lines with either end, the last with or without one`(
    end: String,
    isEnded: Bool
  ) throws {
    let text = (0..<3).map(reportLine).joined(separator: end) + (isEnded ? end : "")
    let reading = try Reading(text)
    #expect(reading.summary.format == .own)
    #expect(reading.events.map(\.id) == ["0", "1", "2"])
    #expect(reading.reads.map(\.line) == [1, 2, 3])
    #expect(reading.rejections.isEmpty)
    #expect(reading.summary.events == 3 && reading.summary.rejected == 0)
    #expect(reading.summary.bytes == text.utf8.count)
  }

  @Test
  func `blank lines are counted and skipped`() throws {
    let reading = try Reading("\n  \n\(reportLine(1))\n\t\n\r\n\(reportLine(2))\n\n")
    #expect(reading.reads.map(\.line) == [3, 6])
    #expect(reading.rejections.isEmpty)
  }

  @Test
  func `a bad line is named by its number, and the lines around it are kept`() throws {
    let reading = try Reading(
      [reportLine(1), "{\"v\":1,", reportLine(2), "[]", "{}", reportLine(3)].joined(separator: "\n")
    )
    #expect(reading.events.map(\.id) == ["1", "2", "3"])
    #expect(
      reading.rejections == [
        Rejection(line: 2, reason: "not JSON: a member's name is missing at byte 8"),
        Rejection(line: 4, reason: "a report line is an object, this is an array"),
        Rejection(line: 5, reason: "'v' is missing"),
      ]
    )
    #expect(reading.summary.rejected == 3)
  }

  @Test
  func `a line that is no UTF-8 is refused alone`() throws {
    let bad = Array(#"{"v":1,"x":""#.utf8) + [0xff] + Array("\"}\n".utf8)
    let reading = try Reading(bad + Array(reportLine(1).utf8))
    #expect(reading.events.map(\.id) == ["1"])
    #expect(reading.rejections.map(\.reason) == ["not JSON: not UTF-8 at byte 13"])
  }

  @Test(arguments: [reportLine(1), "[CloudSyncMonitor] setup began"])
  func `a byte order mark is no part of the first line`(line: String) throws {
    let reading = try Reading("\u{feff}\(line)\n\(line)\n")
    #expect(reading.events.count == 2)
    #expect(reading.events.first?.kind == reading.events.last?.kind)
    #expect(reading.rejections.isEmpty)
  }

  @Test
  func `an empty file and one of no readable text are refused with the reason`() throws {
    #expect(try Reading("").rejections == [Rejection(line: 1, reason: "it is empty")])
    #expect(
      try Reading([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01]).rejections
        == [Rejection(line: 1, reason: "it is no text: byte 5 is a control character")]
    )
    #expect(try Reading("").summary.rejected == 1)
  }

  @Test
  func `lines longer than a piece are put together`() throws {
    let note = String(repeating: "é", count: 2_000_000)
    let line = #"{"v":1,"kind":"report","ts":"2026-11-02T08:00:00Z","id":"long","note":"\#(note)"}"#
    let reading = try Reading("\(reportLine(1))\n\(line)\n\(reportLine(2))")
    #expect(reading.events.map(\.id) == ["1", "long", "2"])
    #expect(reading.events.dropFirst().first?.body["note"]?.text == note)
  }

  @Test
  func `a line of more than 128 MiB is refused by its number, and the next is read`() throws {
    let piece = try packed(String(repeating: "a", count: 1 << 20))
    var bytes = try packed("first\n")
    for _ in 0..<129 { bytes += piece }
    bytes += try packed("\nlast")
    let reading = try Reading(bytes)
    #expect(reading.rejections == [Rejection(line: 2, reason: "longer than 128 MiB")])
    #expect(reading.events.map { $0.body["message"]?.text } == ["first", "last"])
    #expect(reading.reads.map(\.line) == [1, 3])
  }

  // MARK: gzip

  @Test
  func `expands gzip, whole or in members`() throws {
    let text = reportLines(1_000)
    let whole = try packed(text)
    let reading = try Reading(whole)
    #expect(reading.events.count == 1_000)
    #expect(reading.summary.bytes == whole.count)
    let members = try (0..<20).flatMap { try packed(reportLine($0) + "\n") }
    #expect(try Reading(members).events.map(\.id) == (0..<20).map(String.init))
  }

  @Test
  func `a line may go over the end of a member`() throws {
    let line = reportLine(7)
    let members = try packed(String(line.prefix(20))) + packed(String(line.dropFirst(20)))
    #expect(try Reading(members).events.map(\.id) == ["7"])
  }

  @Test
  func `keeps what stands before the cut, and names it`() throws {
    var random = SeededGenerator(seed: 7)
    let text = (0..<500).map { _ in reportLine(Int.random(in: 0..<1_000_000, using: &random)) + "\n"
    }
    let whole = try packed(text.joined())
    let all = try Reading(whole).events
    for part in [0.3, 0.6, 0.9] {
      let cut = Array(whole[..<Int(Double(whole.count) * part)])
      let reading = try Reading(cut)
      #expect(!reading.events.isEmpty)
      #expect(reading.events == Array(all.prefix(reading.events.count)))
      let last = try #require(reading.rejections.last)
      #expect(
        last.reason.contains("the gzip data end too early")
          && last.reason.hasSuffix("what stands before it was read")
      )
      #expect(last.line > reading.events.count)
    }
  }

  @Test
  func `keeps what stands before damaged bytes`() throws {
    let bytes = try packed(reportLines(100))
    var damaged = bytes
    damaged[bytes.count - 6] ^= 0xff
    let reading = try Reading(damaged)
    #expect(reading.events.count == 100)
    #expect(reading.rejections.map(\.line) == [101])
  }

  @Test(arguments: [2, 5, 9])
  func `gzip that is cut in its header is refused with the reason`(length: Int) throws {
    let reading = try Reading(Array(try packed("text").prefix(length)))
    #expect(reading.events.isEmpty)
    #expect(reading.rejections.count == 1)
    #expect(reading.rejections.first?.reason.contains("the gzip data end too early") == true)
  }

  @Test
  func `gzip of nothing is empty`() throws {
    #expect(try Reading(packed("")).rejections == [Rejection(line: 1, reason: "it is empty")])
  }

  @Test
  func `gzip within gzip is no text`() throws {
    let inner = try packed("text")
    let encoder = try GzipEncoder()
    var output: [UInt8] = []
    try encoder.encode(inner, into: &output)
    try encoder.finish(into: &output)
    #expect(try Reading(output).summary.format == .unknown)
  }

  // MARK: Models and schemas

  static let schema = "DEFINE SCHEMA\n\nRECORD TYPE CD_A (\n    CD_x STRING\n);\n"

  @Test
  func `a schema and a model are read whole`() throws {
    guard case .document(let document) = try Reading(Self.schema).items.first,
      case .schema(let schema) = document.content
    else {
      Issue.record("no schema")
      return
    }
    #expect(schema.recordTypes.map(\.name) == ["CD_A"])
    let file = Fixture.path("023-dual-store-no-configuration-silent", "contents.xml")
    guard case .document(let document) = try Reading(path: file).items.first,
      case .model(let model) = document.content
    else {
      Issue.record("no model")
      return
    }
    #expect(model.entities.map(\.name) == ["CareSession", "CareEvent"])
  }

  @Test
  func `a schema is read out of gzip, but not one that is cut`() throws {
    let whole = try packed(Self.schema)
    #expect(try Reading(whole).rejections.isEmpty)
    let reading = try Reading(Array(whole.dropLast(4)))
    #expect(reading.items.count == 1)
    #expect(reading.rejections.first?.reason.contains("the gzip data end too early") == true)
  }

  @Test
  func `a broken model is refused with the reason`() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\"><entity"
    let reading = try Reading(text)
    #expect(reading.summary.format == .coreDataModel)
    #expect(reading.rejections.count == 1)
  }

  // MARK: What can't be read, what is forced, and progress

  @Test
  func `a missing file and a folder are errors, not rejections`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none"
    #expect(throws: IngestError.missing(path: missing)) { try Reading(path: missing) }
    let path = folder.path
    #expect(throws: IngestError.unreadable(path: path, reason: "Is a directory")) {
      try Reading(path: path)
    }
  }

  @Test
  func `a format can be forced, but nothing makes an empty file one`() throws {
    let reading = try Reading(reportLine(1), as: .console)
    #expect(reading.summary.format == .console)
    #expect(reading.summary.because == "--input-format says so")
    #expect(reading.events.map(\.id) == ["1"])
    #expect(try Reading("plain", as: .own).rejections.count == 1)
    #expect(try Reading("", as: .own).summary.format == .unknown)
  }

  @Test
  func `progress tells the bytes read, and can stop`() throws {
    struct Stop: Error {}
    let folder = try TemporaryFolder()
    let path = try folder.write(reportLines(20_000).utf8, to: "input")
    var reader = InputReader()
    var told: [Int] = []
    reader.progress = { _, bytes in
      told.append(bytes)
    }
    let summary = try reader.read(path) { _, _ in }[0]
    #expect(told.count > 1)
    #expect(told == told.sorted() && told.last == summary.bytes)
    reader.progress = { _, _ in throw Stop() }
    var count = 0
    #expect(throws: Stop.self) { try reader.read(path) { _, _ in count += 1 } }
    #expect((1..<20_000).contains(count))
  }

  @Test
  func `what the sink throws stops the reading`() throws {
    struct Stop: Error {}
    let folder = try TemporaryFolder()
    let path = try folder.write(reportLines(3).utf8, to: "input")
    var count = 0
    #expect(throws: Stop.self) {
      try InputReader().read(path) { _, _ in
        count += 1
        if count == 2 { throw Stop() }
      }
    }
    #expect(count == 2)
  }
}
