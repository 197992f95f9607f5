import Testing

struct KeyedValuesTests {
  @Test(
    arguments: [
      "recordName=‹recordName a odd, name›, zoneID=Z:O>", "recordName=‹recordName A 1›>",
      "recordName: ‹recordName A1›", "\"recordName\" : \"‹recordName my record›\",",
      #"\"recordName\" = \"‹recordName A1›\";"#, "recordName: Optional(\"‹recordName A1›\")",
      "record=‹recordName R1› zone=Z code=12", "recordID = ‹recordName A1›:(Z:O)",
      "recordName == \"‹recordName A1›\"", "recordName=cloudkit.zoneshare, zoneID=Z:O",
      "recordID=<CKRecordID: 0x1; recordName=‹recordName A1›, zoneID=Z:O>",
      "updating userRecordID: <CKError 0x1: \"x\" (36)>", "recordName=(null), x",
      "record: none here",
      "password=‹secret hunter2›", "token=‹secret deadbeefdeadbeef›&", "token: missing",
      "serverChangeToken=<CKServerChangeToken: 0x1; data=x>",
      "changeToken = abcdef0123456789abcdef",
      "X-Api-Key: 7", "apiKey: \"‹secret AbCdEf0123456789›\"", "Cookie: ‹secret a=b; c=d›",
      "givenName = ‹personName Anna›, familyName = \"‹personName Meier›\"",
      "the recordName is", "recordName=h:0123456789abcdef, zoneID=Z", "userName=‹userName anna› x",
      "recordName=%@", "___recordID REFERENCE QUERYABLE", "Retry after = 3",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
