import Testing

struct UserRecordIDsTests {
  @Test(
    arguments: [
      "userRecordID: ‹userRecordID _0123456789abcdef0123456789abcdef›",
      "zone:‹userRecordID _0123456789abcdef0123456789abcdef›>",
      #"\n‹userRecordID _0123456789abcdef0123456789abcdef›\""#,
      "(userID == \"‹userRecordID _a0000039000000000000000000000001›\" AND",
      "ownerName=‹userRecordID _0123456789abcdef0123456789abcdef›, x", "__defaultOwner__",
      "ownerName=__defaultOwner__", "_0123456789abcdef", "x_0123456789abcdef0123456789abcdef",
      "_0123456789abcdef0123456789abcdef0", "\"userID\" : 501, x",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
