import Testing

struct HomeFoldersTests {
  @Test(
    arguments: [
      "file:///Users/‹userName anna›/Library", "/home/‹userName ben›/.config",
      #""\/Users\/‹userName clara›\/x""#, "/Users/‹userName Anna Smith›/Library/x",
      "/System/Volumes/Data/Users/‹userName anna›", "(/Users/‹userName anna›)",
      "/var/home/‹userName ben›/x", "/Users/Shared/x", "/Users/<private>/x",
      "https://example.com/home/page", "/Users/", "/var/mobile/Containers/Data/Application/A/x",
      "/private/var/mobile/x", "/homes/x",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
