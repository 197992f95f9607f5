import Testing

struct PhoneNumbersTests {
  @Test(
    arguments: [
      "call ‹phoneNumber +49 170 1234567› now", "‹phoneNumber +4917012345678›",
      "phoneNumber=‹phoneNumber 0170 123456›, x", "‹phoneNumber +1 (555) 010-9999›",
      "15:43:09.855209+0100 App", "09:53:58 +0000 2026", "+1100 20260816", "1e+10000000",
      "TaskItem +0 ~1 -0",
      "+[NSCloudKit x:]", "+12 34",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
