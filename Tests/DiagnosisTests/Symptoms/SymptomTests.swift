import Findings
import Foundation
import TestSupport
import Testing

@testable import Diagnosis

/// The tester's words order hypotheses, and are no evidence.
struct SymptomTests {
  @Test(arguments: [
    ("link preview spins", "link-preview-spins"),
    ("The link's preview never loads", "link-preview-spins"),
    ("預覽一直轉圈", "link-preview-spins"), ("copied link is empty", "copied-link-empty"),
    ("the clipboard stays empty", "copied-link-empty"),
    ("fields blank for my wife", "fields-blank-at-recipient"),
    ("nothing syncs at all", "nothing-syncs"),
    ("works in debug, not in TestFlight", "works-in-debug-only"),
    ("only after relaunch", "arrives-only-after-relaunch"), ("data-vanished", "data-vanished"),
  ])
  func `people's words find the symptom`(words: String, id: String) {
    #expect(SymptomCatalog.symptom(words)?.id == id)
  }

  @Test(arguments: ["", "purple", "42"])
  func `words that describe nothing known find none, and it is said`(words: String) throws {
    #expect(SymptomCatalog.symptom(words) == nil)
    let reading = try #require(
      Diagnosis.result(of: Given.timeline([.ready()]), symptom: words).symptom
    )
    #expect(reading.id == nil)
    #expect(reading.meaning.contains("nothing-syncs"))
  }

  @Test func `every finding that a symptom names is some rule's`() {
    let names = Set(RuleRegistry.rules.flatMap { type(of: $0).identifiers })
    for symptom in SymptomCatalog.all {
      #expect(symptom.findings.allSatisfy(names.contains), "\(symptom.id)")
      #expect(!symptom.captureNext.isEmpty)
    }
  }

  private static func finding(_ id: String, _ confidence: Double, _ severity: Severity) -> Finding {
    Finding(
      id: id,
      title: id,
      severity: severity,
      confidence: confidence,
      summary: "",
      evidence: []
    )
  }

  @Test func `hypotheses of one severity change places, what is strong keeps its own`() throws {
    let symptom = try #require(SymptomCatalog.symptom("copied-link-empty"))
    let findings = [
      Self.finding("other", 0.5, .error), Self.finding("strong", 0.8, .error),
      Self.finding("share-url-from-local-object", 0.4, .error),
      Self.finding("half-created-zone-share", 0.5, .warning),
    ]
    #expect(
      SymptomOrder.ordered(findings, by: symptom).map(\.id) == [
        "share-url-from-local-object", "strong", "other", "half-created-zone-share",
      ]
    )
  }

  @Test func `no words make a finding, or a finding surer`() throws {
    let timeline = try Given.timeline([.silent()])
    let plain = Diagnosis.result(of: timeline)
    for symptom in SymptomCatalog.all {
      let asked = Diagnosis.result(of: timeline, symptom: symptom.id)
      #expect(Set(asked.findings) == Set(plain.findings))
      #expect(asked.verdict == plain.verdict)
    }
  }

  @Test func `where nothing is sure, what to capture next is the symptom's`() throws {
    let timeline = try Given.timeline([])
    #expect(!Diagnosis.result(of: timeline).captureNext.isEmpty)
    let asked = Diagnosis.result(of: timeline, symptom: "link preview spins")
    #expect(asked.captureNext == SymptomCatalog.symptom("link-preview-spins")?.captureNext)
  }

  @Test func `where the cause is found there is nothing more to capture`() throws {
    let result = try Given.result(Scenes.failed())
    #expect(result.captureNext == [])
  }

  // MARK: docs/symptoms.md

  private static var document: String {
    var text = """
      # Symptoms

      What testers see, for `syncscope diagnose --symptom WORDS`. The words order hypotheses and choose \
      what to capture next; they never count as evidence. Made from `Sources/Diagnosis/Symptoms`; \
      `RECORD=1 swift test --filter SymptomTests` writes it anew.

      """
    for symptom in SymptomCatalog.all {
      text += "\n## \(symptom.title)\n\n`\(symptom.id)`\n\nLook first at "
      text += symptom.findings.map { "`\($0)`" }.joined(separator: ", ") + ".\n\nCapture next:\n\n"
      text += symptom.captureNext.map { "- \($0)\n" }.joined()
    }
    return text
  }

  @Test func `docs/symptoms.md says what the catalogue says`() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/symptoms.md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(Self.document.utf8).write(to: file)
      Issue.record("docs/symptoms.md was written; run again without RECORD")
      return
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == Self.document,
      "RECORD=1 writes it anew"
    )
  }
}
