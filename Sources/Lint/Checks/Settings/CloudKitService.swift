/// Finds entitlements that name a container, but not CloudKit.
struct CloudKitService: SettingsCheck {
  let rule = LintRule(
    "entitlement-cloudkit-service",
    .warning,
    "The entitlements do not grant CloudKit",
    meaning: "Without the service the account counts as missing entitlement (CKError 8), and "
      + "SwiftData's automatic setting stays local without a word. An extension that opens the "
      + "store without CloudKit needs none. With container identifiers beside it, it is an error.",
    fix: "Add the iCloud capability with CloudKit ticked.",
    source: .entitlements,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .entitlements else { return [] }
    let services = settings.list.entry(.services)
    guard services?.value.texts.contains(where: Self.isCloudKit) != true else { return [] }
    let containers = settings.list.entry(.containers)
    let hasContainers = containers?.value.texts.isEmpty == false
    let line = services?.line ?? containers?.line ?? settings.list.line
    return [
      rule.result(
        "\(String.services) does not list CloudKit",
        file: settings.file,
        line: line,
        field: .services,
        level: hasContainers ? .error : rule.level
      )
    ]
  }

  /// Build settings may stand for it, and a wildcard grants it.
  private static func isCloudKit(_ service: String) -> Bool {
    service.hasPrefix("CloudKit") || service == "*" || service.contains("$(")
  }
}
