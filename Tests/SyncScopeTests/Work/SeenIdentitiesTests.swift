import SyncEvents
import Testing

@testable import syncscope

struct SeenIdentitiesTests {
  /// Whether each of these was new when its turn came.
  private func insert(_ all: [EventIdentity]...) -> [Bool] {
    var seen = SeenIdentities()
    return all.map { seen.insert($0) }
  }

  @Test func `an identity is new once, and what is refused leaves nothing behind`() {
    let place = EventIdentity.sequence(device: nil, session: "s", number: 1)
    let news = insert([.id("a")], [.id("a")], [.id("b"), place], [.id("c"), place], [.id("c")])
    #expect(news == [true, false, true, false, true])
  }

  @Test(
    arguments: [
      (.id("1"), .id("2")), (.id("a"), .history(device: nil, eventID: "a", phase: "")),
      (
        .sequence(device: nil, session: "s", number: 1),
        .sequence(device: "", session: "s", number: 1)
      ),
      (
        .sequence(device: "a", session: "b1", number: 1),
        .sequence(device: "a", session: "b", number: 11)
      ),
      (
        .history(device: "a", eventID: "bc", phase: "d"),
        .history(device: "ab", eventID: "c", phase: "d")
      ),
    ] as [(EventIdentity, EventIdentity)]
  )
  func `identities that differ are told apart`(one: EventIdentity, other: EventIdentity) {
    #expect(insert([one], [other]) == [true, true])
  }
}
