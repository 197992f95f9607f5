import Testing

struct WebAddressesTests {
  @Test(
    arguments: [
      "https://www.icloud.com/share/‹secret 0abcDEF_g›#‹secret Family_Meals› x",
      "icloud.com/share/‹secret 0abc›", #""https:\/\/www.icloud.com\/share\/‹secret 0abc›""#,
      "https://‹secret u:pw›@api.example.com/x", "https://x.io/a?b=‹secret c›&d=‹secret e›#top",
      "https://x.io/a?‹secret bare› y", "(https://x.io/a?b=‹secret c›).", "https://x.io/a/b#part",
      "file:///var/mobile/x?", "x-coredata://A0000006-0002-4000-8000-000000000002/Care/p1",
      "a ? b = c & d", "really? x=1",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
