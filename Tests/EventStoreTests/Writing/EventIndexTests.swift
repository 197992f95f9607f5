import Testing

@testable import EventStore

struct EventIndexTests {
  private typealias Key = EventIndex.Key

  @Test func `a UUID is one in capitals, in small letters and in a mixture`() {
    let upper = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    #expect(Key(upper) == Key(upper.lowercased()))
    #expect(Key(upper) == Key("6ba7b810-9DAD-11d1-80b4-00c04fd430c8"))
    #expect(Key(upper) != Key("6BA7B810-9DAD-11D1-80B4-00C04FD430C9"))
    #expect(Key("abc") != Key("ABC"))
  }

  @Test func `texts are told apart byte for byte, as in the file`() {
    #expect(Key("naïve") != Key("nai\u{308}ve"))
    #expect(Key("naïve") == Key("naïve"))
  }

  @Test func `runs are written and read, replacing what stood there`() throws {
    let store = try TestStore()
    let connection = try Store.openOrCreate(store.path).connection
    let index = EventIndex(connection: connection)
    let first = SequenceRuns([0...4, 8...8, .max - 1 ... .max])
    try index.save(first, replacing: SequenceRuns(), ofSession: 1)
    #expect(try index.runs(ofSession: 1) == first)
    let second = SequenceRuns([0...8, .max - 1 ... .max])
    try index.save(second, replacing: first, ofSession: 1)
    #expect(try index.runs(ofSession: 1) == second)
    #expect(try index.runs(ofSession: 2) == SequenceRuns())
  }
}
