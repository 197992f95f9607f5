import Testing

struct IPv6AddressesTests {
  @Test(
    arguments: [
      "[‹ipAddress 2001:db8::7›]:443", "‹ipAddress fe80::1c2d:3e4f%en0› up",
      "‹ipAddress 2001:0db8:0000:0000:0000:ff00:0042:8329›", "‹ipAddress ::ffff:203.0.113.7› ",
      "‹ipAddress fd12:3456:789a::1›", "12:34:56", "2026-08-14 15:43:09.855", "15:43:09:855",
      "Swift A::B", "dead::beef", "std::cafe", "Face::Bed", "::1", "00:1a:2b:3c:4d:5e",
      "NSCocoaErrorDomain:134400", "a:b:c:d:e:f:1:2:3", "0x7f8318700010: x",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
