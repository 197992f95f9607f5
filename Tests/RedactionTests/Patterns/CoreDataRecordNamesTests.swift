import Testing

struct CoreDataRecordNamesTests {
  @Test(
    arguments: [
      "saved ‹recordName CD_CareEvent_A0000006-0002-4000-8000-000000000002› ok",
      "CD_CareEvent CD_moveReceipt CD_valueRaw_ckAsset",
      "field 'CD_hostID' in record 'CD_Session' in production schema",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
