import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ShareURLFromLocalObjectTests {
  private let rule = ShareURLFromLocalObject()

  @Test(arguments: ["'", "’"])
  func `CloudKit's own line is certain`(apostrophe: String) throws {
    let line =
      "You can\(apostrophe)t get the URL of a share until it\(apostrophe)s been saved to the server"
    let finding = try #require(try Given.finding(rule, .logged("error: " + line)))
    #expect(finding.id == "share-url-from-local-object")
    #expect(finding.confidence >= 0.9)
    #expect(finding.evidence.first?.source != nil)
  }

  @Test func `a share saved with a URL and shown without one is the local object`() throws {
    var scene = Scene.ready()
    scene.share(10, "saved", ["hasURL": true, "hasChangeTag": true, "zone": "Pets"])
    scene.share(11, "presented", ["hasURL": false, "hasChangeTag": false, "zone": "Pets"])
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.confidence < 0.9)
    #expect(finding.evidence.count == 2)
  }

  @Test func `a share of another zone, or one shown with its URL, says nothing`() throws {
    var other = Scene.ready()
    other.share(10, "saved", ["hasURL": true, "zone": "Pets"])
    other.share(11, "presented", ["hasURL": false, "zone": "Plants"])
    #expect(try Given.found(rule, other) == [])
    var good = Scene.ready()
    good.share(10, "saved", ["hasURL": true])
    good.share(11, "presented", ["hasURL": true])
    #expect(try Given.found(rule, good) == [])
  }

  @Test func `a share that was never saved has another rule`() throws {
    var scene = Scene.ready()
    scene.share(11, "presented", ["hasURL": false])
    #expect(try Given.found(rule, scene) == [])
  }
}
