import Questions
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct TimelineTests {
  @Test func `launches stand in order of device and time`() throws {
    var late = Scene(device: "a", session: "5E550000-0000-4000-8000-000000000009")
    late.add(9_000, "beat")
    let timeline = try Given.timeline([Scenes.half("b"), late, Scenes.half("a")])
    #expect(timeline.launches.map(\.key.device) == ["a", "a", "b"])
    #expect(
      timeline.launches.map(\.firstTime) == [Scene.time(0), Scene.time(9_000), Scene.time(0)]
    )
  }

  @Test func `errors stand with the most frequent first, and without noise`() throws {
    var scene = Scene(device: "a")
    let often: JSONValue = ["domain": "CKErrorDomain", "code": 3]
    for error in [["domain": "Other", "code": 1], often, often] {
      scene.add(1, "error", ["error": error])
    }
    scene.add(2, "error", ["error": ["domain": "BGSystemTaskSchedulerErrorDomain", "code": 3]])
    let timeline = try Given.timeline([scene])
    #expect(timeline.errors.map(\.count) == [2, 1])
    #expect(timeline.errors.map(\.example.domain) == ["CKErrorDomain", "Other"])
  }
}
