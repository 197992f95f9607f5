import Questions
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct RecordTableTests {
  private static func event(
    _ number: Int,
    time: Double?,
    fields: JSONObject
  ) throws -> SyncEvent {
    var body: JSONObject = [
      "v": 1, "kind": "fields", "id": .string("event \(number)"), "device": "phone",
      "role": "owner", "entity": "Care", "recordName": "r", "fields": .object(fields),
    ]
    body.append("ts", time: time.map(Scene.time))
    if time == nil { body.append("source", ["format": "console", "name": "a", "line": 1]) }
    return try SyncEvent(body)
  }

  @Test(
    arguments: [
      [:], ["a": "present"], ["a": "present", "b": "nil", "c": "undecodable"],
      ["a": "faulted", "b": "nil"], ["a": ""], ["a": "p"], ["é": "présent", "b": "[]"],
    ] as [JSONObject]
  )
  func `states come back, be they known or not`(fields: JSONObject) throws {
    let store = try TestStore()
    let event = try Self.event(1, time: 0, fields: fields)
    try store.commit([event])
    let kept = try Store.open(store.path).facts()
    #expect(FactsDifference.parts(kept, FactsDifference.fold([event])) == [])
    #expect(try Store.verify(store.path).damages == [])
  }

  @Test(
    arguments: [
      [10, 5, 7], [5, 10, 7], [nil, 5, 3], [10, nil, 5], [5, nil, nil], [10, 10, 5],
    ] as [[Double?]]
  )
  func `the newest state stays, however the events are split among commits`(
    times: [Double?]
  ) throws {
    let events = try times.enumerated().map { number, time in
      try Self.event(number, time: time, fields: ["a": .string("state \(number)")])
    }
    for split in 0...events.count {
      let store = try TestStore()
      try store.commit(Array(events[..<split]))
      try store.commit(Array(events[split...]))
      let kept = try Store.open(store.path).facts(.records)
      #expect(kept.records == FactsDifference.fold(events).records)
    }
  }
}
