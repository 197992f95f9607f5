import Testing

struct RecordUUIDsTests {
  @Test(
    arguments: [
      "saving record ‹recordName A0000006-0002-4000-8000-000000000002› to server",
      "record ID \"‹recordName A0000006-0002-4000-8000-000000000002›\"",
      "\t‹recordName A0000006-0002-4000-8000-000000000002› = <CKError 0x1: \"x\" (2)>",
      #"\"‹recordName A0000006-0002-4000-8000-000000000002›\" = \"<CKError 0x1"#,
      """
      recordIDs: [‹recordName A0000006-0002-4000-8000-000000000002›, \
      ‹recordName A0000006-0002-4000-8000-000000000003›] A0000006-0002-4000-8000-000000000004
      """,
      "storeIdentifier: A0000006-0002-4000-8000-000000000002 success: 1",
      "uuid = A0000006-0002-4000-8000-000000000002; container ID",
      "Executing: <Request: 0x1> A0000006-0002-4000-8000-000000000002",
      "com.apple.coredata.cloudkit.activity.export.A0000006-0002-4000-8000-000000000002",
      "zoneID=A0000006-0002-4000-8000-000000000002:__defaultOwner__",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
