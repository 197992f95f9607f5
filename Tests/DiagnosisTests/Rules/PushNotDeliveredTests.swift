import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct PushNotDeliveredTests {
  private let rule = PushNotDelivered()
  private static let mode = "missing-remote-notification-background-mode"
  private static let push = "push-not-delivered"

  private static let lines: [(String, String)] = [
    ("CloudKit push notifications require the 'remote-notification' background mode in the", mode),
    (
      "but you still need to add \"remote-notification\" to the list of your supported UIBackgroundModes",
      mode
    ),
    ("BUG IN CLIENT OF CLOUDKIT: Not entitled to listen to push notifications.", push),
    (
      "CloudKit push notifications require the 'aps-environment' entitlement to be 'development'",
      push
    ),
    (
      #"Error Domain=NSCocoaErrorDomain Code=3000 "no valid “aps-environment” entitlement string found""#,
      push
    ),
  ]

  @Test(arguments: lines)
  func `the system's own lines are told`(line: String, id: String) throws {
    let finding = try #require(try Given.finding(rule, .logged(line)))
    #expect(finding.id == id)
    #expect(finding.severity == .warning)
    #expect(finding.evidence.count == 1)
  }

  @Test(
    arguments: [
      (["infoPlist": ["UIBackgroundModes": ["fetch"]]], "iOS 18.1", [mode]),
      (["infoPlist": ["CFBundleName": "Meow"]], "iOS 18.1", [mode]),
      (["infoPlist": ["UIBackgroundModes": ["remote-notification"]]], "iOS 18.1", []),
      (["infoPlist": ["CFBundleName": "Meow"]], "macOS 15.1", []),
      (["process": "Meow"], "iOS 18.1", []),
    ] as [(JSONObject, String, [String])]
  )
  func `an Info.plist that was told decides on a phone`(
    environment: JSONObject,
    os: String,
    ids: [String]
  ) throws {
    var scene = Scene(device: "phone", members: ["os": .string(os)])
    scene.add(1, "environment", environment)
    #expect(try Given.found(rule, scene) == ids)
  }

  private static let received =
    "apsd: <APSCourier: 0x1>: Received message for enabled topic "
    + "'com.apple.icloud-container.com.example.meow' onInterface: WiFi with payload '<private>'"
  private static let ready =
    "CoreData+CloudKit: -[NSCloudKitMirroringDelegate _performSetupRequest:]_block_invoke(1137): "
    + "Successfully set up CloudKit integration for store"

  @Test func `a push that the device got and the app's log does not answer`() throws {
    var scene = Scene(device: "phone")
    scene.log(1, Self.ready)
    scene.log(5, Self.received)
    #expect(try Given.found(rule, scene) == [Self.push])
    scene.log(6, "CoreData+CloudKit: Beginning automated import - Push - in response to activity")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a log that shows nothing of the app can't show its answer`() throws {
    #expect(try Given.found(rule, .logged(Self.received)) == [])
  }

  /// Two devices of one user, or of two; the second imports again or not.
  private func stale(user: String, imports: Bool, last: Double = 900) throws -> [String] {
    var peer = Scene.ready("pad")
    var phone = Scene.ready("phone")
    peer.add(5, "account", ["status": "available", "userRecordID": "h:one"])
    phone.add(5, "account", ["status": "available", "userRecordID": .string(user)])
    phone.sync(8, "import", store: "private")
    peer.add(60, "save", ["store": "private", "inserted": ["CareEvent": 1]])
    peer.sync(70, "export", store: "private")
    if imports { phone.sync(100, "import", store: "private") }
    phone.add(last, "beat")
    return try Given.found(rule, peer, phone)
  }

  @Test func `a peer's export without an import in ten minutes is likely one`() throws {
    #expect(try stale(user: "h:one", imports: false) == [Self.push])
    #expect(try stale(user: "h:one", imports: true) == [])
  }

  @Test func `another user's export, or a launch that ended soon, says nothing`() throws {
    #expect(try stale(user: "h:two", imports: false) == [])
    #expect(try stale(user: "h:one", imports: false, last: 300) == [])
  }
}
