import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct OneStoreNeverSetUpTests {
  private let rule = OneStoreNeverSetUp()

  @Test func `a setup that began and has no end is told, with the other that ended well`() throws {
    let finding = try #require(try Given.finding(rule, Scenes.half()))
    #expect(finding.id == "one-store-never-set-up")
    #expect(finding.devices == ["half-phone"])
    let what = finding.evidence.first?.what ?? ""
    #expect(what.contains("shared began and has no end"))
    #expect(what.contains("private set up"))
    #expect(finding.evidence.first?.source == .line(file: "report 0.ndjson", line: 8))
  }

  @Test func `a store of which no setup came is told`() throws {
    var scene = Scenes.launch("phone")
    scene.sync(1, "setup", store: "private")
    scene.add(600, "beat")
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.evidence.first?.what.contains("shared had no setup event") == true)
  }

  @Test func `where the stores had loaded before, the silence of one proves nothing`() throws {
    var scene = Scenes.launch("phone", storesLoaded: true)
    scene.sync(1, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `where none set up, or both did, it isn't one of them`() throws {
    #expect(try Given.found(rule, Scenes.silent()) == [])
    #expect(try Given.found(rule, Scenes.healthy()) == [])
    #expect(try Given.found(rule, Scenes.failed()) == [])
  }
}
