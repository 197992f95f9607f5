import Testing

struct IPv4AddressesTests {
  @Test(
    arguments: [
      "from ‹ipAddress 203.0.113.77›:443", "http://‹ipAddress 10.0.0.1›/x", "[‹ipAddress 8.8.8.8›]",
      "‹ipAddress 192.168.1.20›.", "iOS 18.1.0.2 (22B83)", "version 18.1.0.2", "v18.1.0.2",
      #""build": "1.2.3.4""#, "CFNetwork/1402.0.8.1 Darwin/24.1.0", "17.5.1.2", "127.0.0.1",
      "0.0.0.0", "1.2.3", "1.2.3.4.5", "‹ipAddress 192.168.1.44›.54321 <->", "256.1.1.1",
      "01.02.03.04", "1.2.3.4-beta", "2026.08.14.1",
      "App Version: 18.2.0.1",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
