import SyncEvents
import Testing

@testable import Diagnosis

struct ServerMessageTests {
  @Test(
    arguments: [
      ("Cannot create new type A in production schema", "A"),
      (
        "Error saving record <…> to server: Cannot create new type cloudkit.share in production schema",
        "cloudkit.share"
      ),
      ("Did not find record type: B\nmore", "B"), ("Did not find record type: C", "C"),
      ("Cannot create new type A", nil), ("in production schema", nil), ("", nil),
    ] as [(String, String?)]
  )
  func `a record type that lacks is read from the server's words`(text: String, type: String?) {
    #expect(ServerMessage.missingType(in: text) == type)
  }

  @Test func `a field that lacks is read with its record type`() {
    let found = ServerMessage.missingField(
      in: "Cannot create or modify field 'CD_a' in record 'CD_B' in production schema"
    )
    #expect(found?.field == "CD_a")
    #expect(found?.recordType == "CD_B")
    let other = "Cannot create or modify field 'CD_a' in record 'CD_B' in development schema"
    #expect(ServerMessage.missingField(in: other) == nil)
  }

  @Test func `words are found at any depth and in any member`() throws {
    var chain = ErrorChain(domain: "CKErrorDomain", code: 2)
    var inner = ErrorChain(domain: "CKErrorDomain", code: 12)
    inner.userInfo = ["NSDebugDescription": "Did not find record type: Deep"]
    chain.partial = [PartialError(item: "r", error: inner)]
    let reading = try #require(chain.reading { ServerMessage.missingType(in: $0) })
    #expect(reading.value == "Deep")
    #expect(reading.link == inner)
  }
}
