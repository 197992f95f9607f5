import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DiagnosisTests {
  @Test(
    arguments: [
      (Scenes.silent(), "dual-store-without-named-configuration"),
      (Scenes.failed(), "cloudkit-share-type-missing-in-production"),
      (Scenes.half(), "one-store-never-set-up"), (Scenes.late(), "recorder-attached-too-late"),
    ])
  func `the first finding of a scene is its cause`(scene: Scene, id: String) throws {
    #expect(try Given.result(scene).findings.first?.id == id)
  }

  @Test func `two reports of a share name the fields that are lost`() throws {
    let result = try Given.result(
      Scenes.fields("owner-phone", role: "owner"),
      Scenes.fields("recipient-phone", role: "recipient")
    )
    #expect(result.findings.first?.id == "transformable-lost-across-share")
  }

  @Test func `a healthy report is healthy, and says what was ruled out`() throws {
    let result = try Given.result(Scenes.healthy())
    #expect(result.verdict == .healthy)
    #expect(result.findings == [])
    #expect(result.setupBegan == true)
    #expect(
      Set(result.ruledOut.map(\.id)) == [
        "no-icloud-account", "no-export-reached-server", "dual-store-without-named-configuration",
      ]
    )
    #expect(result.setup.began == 2)
    #expect(result.setup.ended == 2)
    #expect(result.imports.ended == 1)
    #expect(result.exports.began == 10)
  }

  @Test func `nothing decides nothing`() throws {
    let result = try Given.result(Scene(device: "phone"))
    #expect(result.verdict == .insufficientEvidence)
    #expect(result.findings == [])
    #expect(result.setupBegan == nil)
    #expect(result.setupBecause == "nothing tells of a launch")
  }

  @Test func `errors of other matters are unrelated, unless sync was seen to work`() throws {
    let error: JSONValue = ["domain": "NSURLErrorDomain", "code": -1_009]
    let result = try Given.result(.error(error))
    #expect(result.verdict == .unrelated)
    var healthy = Scenes.healthy()
    healthy.add(50, "error", ["error": error])
    #expect(try Given.result(healthy).verdict == .healthy)
    let sync: JSONValue = ["domain": "CKErrorDomain", "code": 15, "underlying": error]
    #expect(try Given.result(.error(sync)).verdict == .insufficientEvidence)
  }

  @Test func `noise is counted and named, and decides nothing`() throws {
    var scene = Scene(device: "phone")
    for _ in 0..<3 { scene.add(5, "log", ["message": .string(Scenes.schedulerLine)]) }
    scene.add(
      6,
      "error",
      ["error": ["domain": "BGSystemTaskSchedulerErrorDomain", "code": 3]]
    )
    scene.add(7, "log", ["message": "Failed to send CA Event for app launch measurements"])
    let result = try Given.result(scene)
    #expect(result.verdict == .insufficientEvidence)
    #expect(result.findings == [])
    #expect(result.noise.map(\.id) == ["noise.bgst.code3", "noise.ca-event"])
    #expect(result.noise.map(\.count) == [4, 1])
    #expect(result.noise.allSatisfy { !$0.meaning.isEmpty })
    #expect(result.errors.map(\.noise) == ["noise.bgst.code3"])
  }

  @Test func `an error of the schema stands before what elimination finds`() throws {
    var scene = Scene.silent("other-phone")
    scene.add(
      20,
      "error",
      [
        "error": [
          "domain": "CKErrorDomain", "code": 12,
          "description": "Cannot create new type CD_Pet in production schema",
        ]
      ]
    )
    let result = try Given.result(scene)
    #expect(
      result.findings.map(\.id) == [
        "production-schema-missing-type", "dual-store-without-named-configuration",
      ]
    )
  }

  @Test func `a warning stands below an error, however early its stage is`() throws {
    let result = try Given.result(Scenes.late(), Scenes.failed())
    #expect(
      result.findings.map(\.id) == [
        "cloudkit-share-type-missing-in-production", "recorder-attached-too-late",
      ]
    )
  }

  @Test func `the order is severity, stage, confidence`() throws {
    func rule(_ id: String, _ severity: Severity, _ confidence: Double) -> Finding {
      Finding(
        id: id,
        title: id,
        severity: severity,
        confidence: confidence,
        summary: "",
        evidence: []
      )
    }
    let timeline = try Given.timeline([])
    let result = Diagnosis.result(
      of: timeline,
      rules: [
        Fixed<Late>(findings: [rule("d", .error, 0.9), rule("c", .error, 0.95)]),
        Fixed<Early>(findings: [rule("e", .warning, 1), rule("b", .error, 0.2)]),
        Fixed<Early>(findings: [rule("f", .info, 1), rule("a", .error, 0.3)]),
      ]
    )
    #expect(result.findings.map(\.id) == ["a", "b", "c", "d", "e", "f"])
    #expect(result.worst == .error)
  }

  @Test func `what was found is not ruled out at the same time`() throws {
    let result = try Given.result(Scenes.silent(), Scenes.healthy())
    let found = Set(result.findings.map(\.id))
    #expect(found.contains("dual-store-without-named-configuration"))
    #expect(result.ruledOut.allSatisfy { !found.contains($0.id) })
  }

  @Test func `every distinct error is told once, with its count`() throws {
    let result = try Given.result(Scenes.failed())
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.count == 2)
    #expect(result.errors.first?.error.underlying?.partial?.count == 60)
  }

  /// The stable names: scripts and incidents hold on to them.
  private static let stableNames: Set<String> = [
    "recorder-attached-too-late", "store-load-failed", "migration-missing-source-model",
    "migration-unknown-model-version", "migration-mandatory-attribute",
    "model-incompatible-non-optional-attributes", "model-incompatible-relationship",
    "model-incompatible-ordered-relationship", "model-incompatible-unique-constraint",
    "model-incompatible-several", "configuration-not-in-model", "missing-icloud-entitlement",
    "duplicate-container-same-store", "store-removed-while-mirroring", "one-store-never-set-up",
    "dual-store-without-named-configuration", "store-without-cloudkit-options",
    "history-tracking-off", "mirror-never-started", "no-icloud-account",
    "icloud-disabled-for-app", "account-restricted", "account-temporarily-unavailable",
    "account-needs-reauthentication", "account-terms-not-accepted",
    "account-status-undetermined", "account-switched-zone-missing",
    "container-not-associated-with-app-id", "container-missing-or-not-provisioned",
    "new-container-not-ready", "wrong-console-environment",
    "debug-build-in-production-environment", "production-schema-missing-type",
    "production-schema-missing-field", "movereceipt-field-missing-in-production",
    "asset-field-missing-in-production", "cloudkit-share-type-missing-in-production",
    "schema-reset-loop", "attribute-type-changed-after-deployment",
    "public-database-missing-index", "stale-store-after-model-change", "same-file-two-modes",
    "saved-but-no-export", "no-export-reached-server", "server-rejects-record-bad-request",
    "per-record-failure-swallowed", "poisoned-record-blocks-batch", "duplicate-record-in-batch",
    "duplicate-subscription", "unsupported-predicate", "record-routed-to-private-zone",
    "system-throttled", "rate-limited", "cloudd-unreachable-sandbox", "network-unavailable",
    "network-failure", "quota-exceeded", "limit-exceeded-request-size",
    "limit-exceeded-item-count", "limit-exceeded-record", "history-purged-too-early",
    "change-token-expired", "server-side-error", "synced-but-ui-stale",
    "import-order-nil-parent", "missing-remote-notification-background-mode",
    "push-not-delivered", "import-violates-model-validation", "import-fails-export-fine",
    "initial-import-running", "zone-purged-by-user", "zone-not-found",
    "encryption-key-data-problem", "half-created-zone-share", "share-url-from-local-object",
    "sharing-ui-silent", "server-record-changed-conflict", "share-record-conflict",
    "share-link-not-handled", "recipient-store-empty", "recipient-writes-not-routed",
    "transformable-lost-across-share", "transformable-attribute-risk",
    "codable-attribute-stored-as-bytes", "field-lost-across-share",
    "zone-wide-sharing-not-allowed", "share-participant-problem", "sync-already-running",
    "partial-failure-without-items", "partial-failure-redacted",
  ]

  @Test func `every stable name is some rule's, and no rule has another`() {
    let names = RuleRegistry.rules.flatMap { type(of: $0).identifiers }
    #expect(Set(names) == Self.stableNames)
  }
}

private protocol FixedStage: Sendable { static var stage: Stage { get } }
private enum Early: FixedStage { static let stage = Stage.account }
private enum Late: FixedStage { static let stage = Stage.elimination }

/// A rule that always finds the same.
private struct Fixed<At: FixedStage>: Rule {
  static var identifiers: [String] { [] }
  static var stage: Stage { At.stage }
  var findings: [Finding]

  func outcome(in timeline: Timeline) -> RuleOutcome { RuleOutcome(findings: findings) }
}
