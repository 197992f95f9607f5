import Questions
import SyncEvents
import Testing
import TestSupport

struct ErrorFactsTests {
  @Test
  func `references come in order of arrival, lines by file and number after them`() {
    let ordered: [EventReference] = [
      .ordinal(1), .ordinal(2), .line(file: "a", line: 2), .line(file: "a", line: 10),
      .line(file: "b", line: 1),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test
  func `occurrences know their first and last time, in whatever order they come`() {
    var occurrences = ErrorOccurrences(at: .ordinal(1))
    occurrences.add(at: Scene.time(5), .ordinal(1))
    occurrences.add(at: nil, .ordinal(2))
    occurrences.add(at: Scene.time(1), .ordinal(3))
    #expect(occurrences.count == 3)
    #expect(occurrences.firstTime == Scene.time(1) && occurrences.lastTime == Scene.time(5))
    #expect(occurrences.firstReference == .ordinal(1) && occurrences.lastReference == .ordinal(3))
  }

  @Test
  func `devices and times are those of all places`() throws {
    var one = Scene(device: "b")
    one.add(5, "error", ["error": ["domain": "D"]])
    var two = Scene(device: "a")
    two.add(1, "error", ["error": ["domain": "D"]])
    let group = try #require(try folded(one, two).errors.values.first)
    #expect(group.devices == ["a", "b"])
    #expect(group.count == 2)
    #expect(group.firstTime == Scene.time(1) && group.lastTime == Scene.time(5))
    #expect(group.firstReference == .ordinal(3))
  }
}
