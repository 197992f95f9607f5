import Ingest
import SyncEvents
import Testing

/// Alerts of the field notes (002), typed off a screenshot.
struct AlertTextTests {
  static func events(_ text: String) throws -> [SyncEvent] {
    try Reading(text, as: .console).events
  }

  static func error(_ text: String) throws -> (context: String?, chain: ErrorChain) {
    let event = try #require(try events(text).first)
    guard case .error(let caught) = event.payload else {
      throw EventError.wrongType(member: "kind", wanted: "error", found: event.kind.name)
    }
    return (caught.context, try #require(caught.error))
  }

  @Test
  func `reads the alert of the field note, with the code's name behind it`() throws {
    let error = try Self.error(
      """
      domain: CKErrorDomain
      code: 12 (.serverRejectedRequest)
      desc: Cannot create new type cloudkit.share in production schema
      """
    )
    #expect(error.context == nil)
    #expect(
      error.chain
        == ErrorChain(
          domain: "CKErrorDomain",
          code: 12,
          description: "Cannot create new type cloudkit.share in production schema"
        )
    )
  }

  @Test
  func `reads title, underlying error, CloudKit's words and the record`() throws {
    let error = try Self.error(
      """
      [share failed]
        domain: CKErrorDomain
        code: -2
        desc: d
        underlying: CKInternalErrorDomain #2006 – refused
        CKErrorDescription: c
        recordName: r
      """
    )
    #expect(error.context == "share failed")
    #expect(error.chain.code == -2)
    #expect(error.chain.ckErrorDescription == "c")
    #expect(error.chain.userInfo == ["recordName": "r"])
    #expect(
      error.chain.underlying
        == ErrorChain(domain: "CKInternalErrorDomain", code: 2_006, description: "refused")
    )
  }

  @Test
  func `a code without a domain is CloudKit's where more is said`() throws {
    #expect(try Self.error("code: 12\ndesc: x").chain.domain == "CKErrorDomain")
  }

  @Test(arguments: ["code: 404", "code: 404 not found", "[share failed]", "[a]\n"])
  func `a code or a title alone is no error`(text: String) throws {
    let events = try Self.events(text + "\nnext")
    #expect(events.map(\.kind) == [.log, .log])
    #expect(
      events.map { $0.body["message"]?.text } == [
        text.split(separator: "\n").first.map(String.init), "next",
      ]
    )
  }

  @Test
  func `the line after an alert is read for itself`() throws {
    let events = try Self.events("domain: D\ncode: 1\n[CloudSyncMonitor] setup began\nx")
    #expect(events.map(\.kind) == [.error, .sync, .log])
  }

  @Test
  func `a member that comes twice begins the next alert`() throws {
    let events = try Self.events("domain: A\ncode: 1\ndomain: B\ncode: 2")
    #expect(events.compactMap { $0.payload.error?.signature } == ["A 1", "B 2"])
    #expect(events.map { $0.source?.line } == [1, 3])
  }

  @Test
  func `two alerts alike are two events`() throws {
    let events = try Self.events("domain: A\ncode: 1\n\ndomain: A\ncode: 1\n")
    #expect(events.count == 2)
    #expect(Set(events.map(\.id)).count == 2)
  }

  @Test
  func `the whole text is kept beside the reading`() throws {
    let text = "[share failed]\ndomain: D\ncode: x"
    let event = try #require(try Self.events(text).first)
    #expect(event.body["text"]?.text == text)
    #expect(event.payload.error == ErrorChain(domain: "D"))
  }

  @Test(arguments: ["[1] [2]", "[unclosed", "x [title]", "domains: x", "Domain: x", "desc: alone"])
  func `other lines begin no alert`(line: String) throws {
    #expect(try Self.events(line + "\ndesc: x").map(\.kind) == [.log, .log])
  }
}
