import Questions
import SyncEvents
import Testing
import TestSupport

struct EventFilterTests {
  static func event() throws -> SyncEvent {
    var scene = Scene(device: "d")
    scene.add(10, "beat")
    return try #require(try scene.events().last)
  }

  /// The event above is let through by the first value and not by the second.
  static let members: [(any WritableKeyPath<EventFilter, String?> & Sendable, String)] = [
    (\.device, "d"), (\.session, "5E550000-0000-4000-8000-000000000001"), (\.appVersion, "1.4.0"),
    (\.build, "57"), (\.environment, "production"), (\.role, "owner"),
    (\.container, "iCloud.com.example.meow"),
  ]

  @Test(arguments: members)
  func `lets through what a member names, events and launches`(
    member: any WritableKeyPath<EventFilter, String?> & Sendable,
    value: String
  ) throws {
    let event = try Self.event()
    let launch = try #require(folded([event]).launch)
    var filter = EventFilter()
    filter[keyPath: member] = value
    #expect(filter.includes(event))
    #expect(filter.includes(launch))
    filter[keyPath: member] = "other"
    #expect(!filter.includes(event))
    #expect(!filter.includes(launch))
  }

  @Test(
    arguments: [
      (nil, nil, true), (10, nil, true), (nil, 10, true), (10, 10, true), (11, nil, false),
      (nil, 9, false), (5, 15, true), (15, 5, false),
    ] as [(Double?, Double?, Bool)]
  )
  func `a span includes its ends`(since: Double?, until: Double?, isIncluded: Bool) throws {
    var filter = EventFilter()
    filter.since = since.map(Scene.time)
    filter.until = until.map(Scene.time)
    #expect(filter.includes(try Self.event()) == isIncluded)
    #expect(filter.isBoundInTime == (since != nil || until != nil))
  }

  @Test
  func `what has no time is let through unless a span is asked for`() {
    var filter = EventFilter()
    #expect(filter.includes(nil as Timestamp?))
    filter.since = Scene.start
    #expect(!filter.includes(nil as Timestamp?))
  }

  @Test
  func `kinds are any of those named`() throws {
    var filter = EventFilter()
    filter.kinds = [.save, .beat]
    #expect(filter.includes(try Self.event()))
    filter.kinds = [.save, .other("beat")]
    #expect(!filter.includes(try Self.event()))
  }

  @Test(
    arguments: [
      (nil, nil, true), (20, nil, true), (21, nil, false), (nil, 0, true), (nil, -1, false),
      (12, 13, true),
    ] as [(Double?, Double?, Bool)]
  )
  func `a launch is let through where it overlaps the span`(
    since: Double?,
    until: Double?,
    isIncluded: Bool
  ) throws {
    var scene = Scene(device: "d")
    scene.add(0, "beat")
    scene.add(20, "beat")
    let launch = try #require(try folded(scene).launch)
    var filter = EventFilter()
    filter.since = since.map(Scene.time)
    filter.until = until.map(Scene.time)
    #expect(filter.includes(launch) == isIncluded)
  }

  @Test
  func `everything lets everything through`() throws {
    #expect(EventFilter.everything.includes(try Self.event()))
    #expect(EventFilter.everything == EventFilter())
  }
}
