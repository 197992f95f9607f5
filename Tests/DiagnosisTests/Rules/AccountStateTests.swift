import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct AccountStateTests {
  private let rule = AccountState()

  private static func scene(_ statuses: String..., device: String = "phone") -> Scene {
    var scene = Scene(device: device)
    for (number, status) in statuses.enumerated() {
      scene.add(Double(number), "account", ["status": .string(status)])
    }
    return scene
  }

  @Test(
    arguments: [
      ("noAccount", "no-icloud-account", .error), ("restricted", "account-restricted", .error),
      ("temporarilyUnavailable", "account-temporarily-unavailable", .error),
      ("couldNotDetermine", "account-status-undetermined", .warning),
    ] as [(String, String, Severity)]
  )
  func `a status that keeps sync from working is named`(
    status: String,
    id: String,
    severity: Severity
  ) throws {
    let finding = try #require(try Given.finding(rule, Self.scene(status)))
    #expect(finding.id == id)
    #expect(finding.severity == severity)
    #expect(finding.devices == ["phone"])
    #expect(finding.evidence.first?.what.contains(status) == true)
  }

  @Test func `a later reading cancels an earlier one, in one launch or the next`() throws {
    #expect(try Given.found(rule, Self.scene("noAccount", "available")) == [])
    #expect(try Given.found(rule, Self.scene("available", "noAccount")) == ["no-icloud-account"])
    var next = Scene(device: "phone", session: "5E550000-0000-4000-8000-000000000002")
    next.add(5_000, "account", ["status": "available"])
    #expect(try Given.found(rule, Self.scene("noAccount"), next) == [])
  }

  @Test func `two devices of one status are one finding`() throws {
    let finding = try #require(
      try Given.finding(
        rule,
        Self.scene("noAccount", device: "a"),
        Self.scene("noAccount", device: "b")
      )
    )
    #expect(finding.devices == ["a", "b"])
    #expect(finding.evidence.count == 2)
  }

  @Test func `an available account is ruled out as a cause`() throws {
    let timeline = try Given.timeline([Self.scene("available")])
    #expect(rule.outcome(in: timeline).ruledOut.map(\.id) == ["no-icloud-account"])
  }

  @Test func `what is not known is neither found nor ruled out`() throws {
    for scenes in [[Scene(device: "phone")], [Self.scene("odd")]] {
      let outcome = rule.outcome(in: try Given.timeline(scenes))
      #expect(outcome.findings.isEmpty)
      #expect(outcome.ruledOut.isEmpty)
    }
    let mixed = [Self.scene("odd", device: "a"), Self.scene("available", device: "b")]
    #expect(rule.outcome(in: try Given.timeline(mixed)).ruledOut.isEmpty)
  }
}
