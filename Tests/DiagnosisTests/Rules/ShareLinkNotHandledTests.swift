import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ShareLinkNotHandledTests {
  private let rule = ShareLinkNotHandled()
  private static let line =
    "Error: ShareRecord: Unable to find applicationIdentifier for containerId = "
    + "iCloud.com.example.meow and fileExtension = undefined"

  @Test func `the web page's own line is told`() throws {
    let finding = try #require(try Given.finding(rule, .logged(Self.line)))
    #expect(finding.id == "share-link-not-handled")
    #expect(finding.severity == .error)
  }

  @Test(
    arguments: [
      (["infoPlist": ["CFBundleName": "Meow"]], true),
      (["infoPlist": ["CKSharingSupported": true]], false),
      (["CKSharingSupported": false], true), (["process": "Meow"], false),
    ] as [(JSONObject, Bool)]
  )
  func `an Info.plist that was told decides, one that was not says nothing`(
    environment: JSONObject,
    isFound: Bool
  ) throws {
    var scene = Scene.ready()
    scene.share(10, "saved", ["hasURL": true])
    scene.add(11, "environment", environment)
    #expect(try Given.found(rule, scene) == (isFound ? ["share-link-not-handled"] : []))
  }

  @Test func `an app that shares nothing needs no such key`() throws {
    var scene = Scene.ready()
    scene.add(11, "environment", ["CKSharingSupported": false])
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a share that was accepted speaks against it`() throws {
    var scene = Scene.logged(Self.line)
    scene.share(9, "accepted")
    #expect(try Given.finding(rule, scene)?.against.count == 1)
  }

  @Test func `that no share was accepted proves nothing`() throws {
    var scene = Scene.ready()
    scene.share(10, "saved", ["hasURL": true])
    #expect(try Given.found(rule, scene) == [])
  }
}
