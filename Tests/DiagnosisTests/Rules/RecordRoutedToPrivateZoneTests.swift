import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RecordRoutedToPrivateZoneTests {
  private let rule = RecordRoutedToPrivateZone()
  private static let zone = "com.apple.coredata.cloudkit.share.00000000-AAAA-4BBB-8CCC-0123456789AB"
  private static let insert =
    "export ok store=private zone=com.apple.coredata.cloudkit.zone Meal +2 ~0 -0\n"
  private static let failure =
    "export failed store=private domain=CKErrorDomain code=2\n"
    + "export failed store=private record=h1 zone=\(zone) code=12\n"

  private func found(_ log: String) throws -> [String] {
    let timeline = try Given.timeline([], files: ["console.txt": "setup ok store=private\n" + log])
    return rule.outcome(in: timeline).findings.map(\.id)
  }

  @Test func `an insert into the default zone beside a share's failed batch`() throws {
    #expect(try found(Self.insert + Self.failure) == ["record-routed-to-private-zone"])
  }

  @Test func `objects that are not shared belong to the default zone`() throws {
    #expect(try found("zones store=private shares=\(Self.zone)\n" + Self.insert) == [])
  }

  @Test func `a failed batch without such an insert has another cause`() throws {
    #expect(try found(Self.failure) == [])
  }

  @Test func `bystanders alone are no failure of the share's zone`() throws {
    #expect(
      try found(Self.insert + Self.failure.replacing("code=12", with: "code=22")) == []
    )
  }

  @Test func `words on links across zones are enough where a share's zone is known`() throws {
    let crossing = "CoreData: fault: Import is attempting to link objects across zones: x\n"
    #expect(try found(crossing) == [])
    #expect(
      try found("zones store=private shares=\(Self.zone)\n" + crossing)
        == ["record-routed-to-private-zone"]
    )
  }
}
