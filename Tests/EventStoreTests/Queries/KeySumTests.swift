import Testing

@testable import EventStore

struct KeySumTests {
  private static func sum(_ ids: [String]) -> KeySum {
    var sum = KeySum()
    for id in ids { sum.add(EventIndex.Key(id)) }
    return sum
  }

  private static let ids = [
    "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6BA7B810-9DAD-11D1-80B4-00C04FD430C9", "a", "b", "",
  ]

  @Test func `the order of keys does not matter`() {
    #expect(Self.sum(Self.ids) == Self.sum(Self.ids.reversed()))
  }

  @Test func `a key that lacks, doubles or differs in a bit changes the sum`() {
    let whole = Self.sum(Self.ids)
    for index in Self.ids.indices {
      var lacking = Self.ids
      lacking.remove(at: index)
      #expect(Self.sum(lacking) != whole)
      #expect(Self.sum(Self.ids + [Self.ids[index]]) != whole)
      #expect(Self.sum(lacking + [Self.ids[index] + "x"]) != whole)
    }
    #expect(Self.sum(["a", "b"]) != Self.sum(["ab", ""]))
  }
}
