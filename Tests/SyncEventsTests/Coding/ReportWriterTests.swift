import SyncEvents
import Testing
import TestSupport

struct ReportWriterTests {
  static func reports() throws -> [SyncEvent] {
    var first = Scene(device: "a", members: ["model": "iPhone15,2", "store": "private"])
    first.add(0, "session", ["phase": "began", "storesLoaded": false])
    first.add(1, "store", ["store": "family", "scope": "shared", "configuration": nil])
    first.add(2, "save", ["store": "family", "inserted": ["A": 1]])
    first.add(3, "save", ["store": nil, "role": nil, "inserted": ["A": 1]])
    first.add(4, "metric", ["app": nil, "container": nil, "value": .number("1.50")])
    var second = Scene(device: "b", session: "5E550000-0000-4000-8000-000000000002")
    second.add(0, "fields", ["entity": "A", "store": "shared", "recordName": "h:1"])
    second.add(1, "beat", ["os": "iOS 17.0", "device": nil])
    var context = ReportContext()
    return try (first.lines + second.lines).map { line in
      try context.event(JSONScanner.value(in: line))
    }
  }

  static func writtenAndRead(_ events: [SyncEvent]) throws -> [SyncEvent] {
    var writer = ReportWriter()
    var context = ReportContext()
    return try events.map { event in
      let line = JSONWriter.line(writer.line(event))
      return try context.event(JSONScanner.value(in: line))
    }
  }

  @Test
  func `what is written is read to the same events`() throws {
    let events = try Self.reports()
    #expect(try Self.writtenAndRead(events) == events)
  }

  @Test
  func `so is every selection of them, with and without its report lines`() throws {
    let events = try Self.reports()
    for selection in 1..<(1 << events.count) {
      let kept = events.enumerated().filter { selection & 1 << $0.offset != 0 }.map(\.element)
      #expect(try Self.writtenAndRead(kept) == kept)
    }
  }

  @Test
  func `so are they in any order`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let events = try Self.reports().shuffled(using: &random)
      #expect(try Self.writtenAndRead(events) == events)
    }
  }

  @Test
  func `writing again gives the same text`() throws {
    let events = try Self.reports()
    func text(_ events: [SyncEvent]) -> [String] {
      var writer = ReportWriter()
      return events.map { JSONWriter.line(writer.line($0)) }
    }
    #expect(text(try Self.writtenAndRead(events)) == text(events))
  }

  @Test
  func `says null only where a report line before it would lend`() throws {
    let events = try Self.reports()
    let lone = try #require(events.first { $0.kind == .beat })
    var writer = ReportWriter()
    #expect(writer.line(lone) == .object(lone.body))
    _ = writer.line(events[0])
    let nulls = try #require(writer.line(lone).object).members.filter(\.value.isNull)
    #expect(nulls.map(\.name) == ["device", "model", "store"])
  }
}
