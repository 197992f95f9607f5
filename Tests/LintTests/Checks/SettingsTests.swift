import Lint
import Schemas
import Testing

struct SettingsTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let file: String
    let inside: String
    let found: [String]

    var testDescription: String { "\(rule) \(found)" }

    init(_ rule: String, _ inside: String, _ found: [String], file: String = "App.entitlements") {
      self.rule = rule
      self.file = file
      self.inside = inside
      self.found = found
    }
  }

  private static let service = """

    <key>com.apple.developer.icloud-services</key>
    <array><string>CloudKit</string></array>
    """
  private static let container = """

    <key>com.apple.developer.icloud-container-identifiers</key>
    <array><string>iCloud.org.example</string></array>
    """
  private static let push = "\n<key>aps-environment</key><string>development</string>"

  private static func information(
    _ rule: String,
    _ inside: String,
    _ found: [String]
  ) -> Case {
    Case(rule, "<key>CFBundleName</key><string>A</string>\n" + inside, found, file: "Info.plist")
  }

  static let cases: [Case] = [
    Case(
      "entitlement-cloudkit-service",
      container,
      ["error com.apple.developer.icloud-services:3"]
    ),
    Case(
      "entitlement-cloudkit-service",
      push,
      ["warning com.apple.developer.icloud-services:2"]
    ),
    Case("entitlement-cloudkit-service", container + service, []),
    Case(
      "entitlement-container",
      service,
      ["warning com.apple.developer.icloud-container-identifiers:3"]
    ),
    Case(
      "entitlement-container",
      service + container.replacing("iCloud.", with: "cloud."),
      ["warning com.apple.developer.icloud-container-identifiers:5"]
    ),
    Case(
      "entitlement-container",
      service + container.replacing("iCloud.org.example", with: "$(CONTAINER)"),
      []
    ),
    Case("entitlement-container", push, []),
    Case("entitlement-aps-environment", service, ["warning aps-environment:3"]),
    Case("entitlement-aps-environment", service + push, []),
    Case(
      "entitlement-aps-environment",
      service + push.replacing("aps", with: "com.apple.developer.aps"),
      []
    ),
    Case("entitlement-aps-environment", "", []),
    Case(
      "entitlement-container-environment",
      "\n<key>com.apple.developer.icloud-container-environment</key><string>Production</string>",
      ["warning com.apple.developer.icloud-container-environment:3"]
    ),
    Case(
      "entitlement-container-environment",
      "\n<key>com.apple.developer.icloud-container-environment</key><string>$(ENV)</string>",
      []
    ),
    Case("entitlement-container-environment", service, []),
    information("background-mode-remote-notification", "", ["warning UIBackgroundModes:2"]),
    information(
      "background-mode-remote-notification",
      "<key>UIBackgroundModes</key><array><string>audio</string></array>",
      ["warning UIBackgroundModes:3"]
    ),
    information(
      "background-mode-remote-notification",
      "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>",
      []
    ),
    information(
      "background-mode-remote-notification",
      "<key>NSExtension</key><dict/>",
      []
    ),
    information(
      "background-mode-remote-notification",
      "<key>LSMinimumSystemVersion</key><string>14.0</string>",
      []
    ),
    information("sharing-supported", "", ["note CKSharingSupported:2"]),
    information(
      "sharing-supported",
      "<key>CKSharingSupported</key><false/>",
      ["warning CKSharingSupported:3"]
    ),
    information("sharing-supported", "<key>CKSharingSupported</key><true/>", []),
    information("sharing-supported", "<key>NSExtension</key><dict/>", []),
  ]

  @Test(arguments: cases)
  func `a setting that sync needs is missed, and its look-alike is not`(example: Case) throws {
    let settings = try Given.settings(example.inside, file: example.file)
    #expect(LintSubject(settings).found(example.rule) == example.found)
  }

  @Test func `sharing that a model shows makes the missing key a warning`() throws {
    var subject = LintSubject(
      try Given.settings("<key>CFBundleName</key><string>A</string>", file: "Info.plist")
    )
    subject.models = [
      GivenModel(
        model: try Given.model(
          "<entity name=\"Note\"/><configuration name=\"Shared\"><memberEntity name=\"Note\"/>"
            + "</configuration>"
        )
      )
    ]
    #expect(subject.found("sharing-supported") == ["warning CKSharingSupported:2"])
  }
}
