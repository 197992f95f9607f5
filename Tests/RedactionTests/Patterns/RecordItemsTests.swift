import Testing

struct RecordItemsTests {
  @Test(
    arguments: [
      "\t‹recordName Company.A1-2›:(Zone:__defaultOwner__) = <CKError",
      "{ ‹recordName a b›:(Z:O) = <CKError 0x1: \"x\" (2)> ‹recordName c d›:(Z:O) = <CKError",
      "Failed to save ‹recordName A1›:(Z:‹userRecordID _0123456789abcdef0123456789abcdef›)",
      #"{\n\t‹recordName A1›:(Z:O) = <CKError"#, "\tcloudkit.zoneshare:(Z:O) = <CKError",
      "-[A b:](12): x", "error:(null):0", "f:(x)",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
