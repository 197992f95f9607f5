import SyncEvents
import Testing

struct FNV1aTests {
  @Test
  func `begins with the published offset`() {
    #expect(FNV1a().hex == "cbf29ce484222325")
  }

  /// Worked out with the published method in Python; the byte 0xff ends each text.
  @Test(arguments: [
    ("", "af64724c8602eb6e"), ("a", "089bc907b544c769"), ("foobar", "34524ba7168a2c15"),
  ])
  func `hashes as published`(text: String, hex: String) {
    var hash = FNV1a()
    hash.combine(text)
    #expect(hash.hex == hex)
  }

  @Test
  func `knows where a text ends`() {
    var first = FNV1a()
    first.combine("ab")
    first.combine("c")
    var second = FNV1a()
    second.combine("a")
    second.combine("bc")
    #expect(first.value != second.value)
  }
}
