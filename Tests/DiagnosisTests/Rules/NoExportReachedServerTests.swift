import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct NoExportReachedServerTests {
  private let rule = NoExportReachedServer()

  /// Saves in the first minutes, and a log that was read for the first hour.
  private static func scene(
    exported: Bool = false,
    database: String = "PRIVATE",
    rows: Int = 0,
    covered: Bool = true
  ) -> Scene {
    var scene = Scene.ready()
    scene.add(60, "save", ["inserted": ["CareEvent": 3]])
    if exported { scene.sync(70, "export", store: "private") }
    let production: JSONObject = ["environment": "production", "database": .string(database)]
    for _ in 0..<rows {
      scene.add(
        75,
        "server",
        production.overlaid(["operation": "RecordSave", "status": "SUCCESS"])
      )
    }
    if covered {
      scene.add(
        0,
        "coverage",
        production.overlaid([
          "from": .string(Scene.time(0).description), "to": .string(Scene.time(3_600).description),
        ])
      )
    }
    scene.add(3_000, "beat")
    return scene
  }

  @Test func `saves and not one RecordSave in a window that was read are told`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene()))
    #expect(finding.id == "no-export-reached-server")
    #expect(finding.devices == ["phone"])
    #expect(finding.against.isEmpty)
    #expect(finding.evidence.first?.what.contains("0 RecordSave in PRIVATE") == true)
    #expect(finding.evidence.first?.source == .line(file: "report 0.ndjson", line: 10))
  }

  @Test func `exports that ended well speak against it`() throws {
    let plain = try #require(try Given.finding(rule, Self.scene()))
    let exported = try #require(try Given.finding(rule, Self.scene(exported: true)))
    #expect(exported.confidence < plain.confidence)
    #expect(exported.against.count == 1)
    #expect(exported.lookAlikes.contains("wrong-console-environment"))
  }

  @Test func `a RecordSave rules it out`() throws {
    let outcome = rule.outcome(in: try Given.timeline([Self.scene(rows: 1)]))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.ruledOut.map(\.id) == ["no-export-reached-server"])
  }

  @Test func `silence of a log that nobody read, or of another database, says nothing`() throws {
    for scene in [Self.scene(covered: false), Self.scene(database: "PUBLIC")] {
      let outcome = rule.outcome(in: try Given.timeline([scene]))
      #expect(outcome.findings.isEmpty)
      #expect(outcome.ruledOut.isEmpty)
    }
  }

  @Test func `where setup never began, that is the cause`() throws {
    #expect(try Given.found(rule, Scenes.silent()) == [])
  }

  @Test func `where setup can't be known, it is told`() throws {
    var scene = Scenes.late()
    scene.add(
      0,
      "coverage",
      [
        "environment": "production", "database": "PRIVATE",
        "from": .string(Scene.time(0).description), "to": .string(Scene.time(9_000).description),
      ]
    )
    #expect(try Given.found(rule, scene) == ["no-export-reached-server"])
  }
}
