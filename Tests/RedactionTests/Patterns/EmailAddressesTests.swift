import Testing

struct EmailAddressesTests {
  @Test(
    arguments: [
      "by ‹emailAddress anna.meier@example.com›.", "<‹emailAddress a+b@x.co.uk›>",
      "mailto:‹emailAddress anna%40example.com›?", #"\n‹emailAddress anna@example.com›\n"#,
      #"‹emailAddress anna\u0040example.com›"#, "email=‹emailAddress anna@example.com›, x",
      "联系‹emailAddress anna@example.com›", "\"‹emailAddress a@b.de›\",\"‹emailAddress c@d.de›\"",
      "icon@2x.png2", "com.example.app@1.2.3+4", "@MainActor", "Queue@0x139000030", "a@b", "@x.de",
      "100%40 of", "at @ home.de",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
