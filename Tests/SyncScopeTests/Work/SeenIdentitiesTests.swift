import SyncEvents
import Testing

@testable import syncscope

struct SeenIdentitiesTests {
  @Test func `an identity is new once`() {
    var seen = SeenIdentities()
    #expect(seen.insert([.id("a")]))
    #expect(!seen.insert([.id("a")]))
    #expect(seen.insert([.id("b"), .sequence(device: nil, session: "s", number: 1)]))
    #expect(!seen.insert([.id("c"), .sequence(device: nil, session: "s", number: 1)]))
    // What is refused leaves nothing behind.
    #expect(seen.insert([.id("c")]))
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
    var seen = SeenIdentities()
    #expect(seen.insert([one]))
    #expect(seen.insert([other]))
  }
}
