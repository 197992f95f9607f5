import Testing

struct HostNamesTests {
  @Test(
    arguments: [
      "‹personName Annas-MacBook›.local App[1]", "host=‹personName mac-7›.local:80",
      "com.example.local", "x.localized", "NSError.localizedDescription", "/usr.local/x",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
