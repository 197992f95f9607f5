/// Finds entitlements with CloudKit, but without pushes.
struct PushEnvironment: SettingsCheck {
  let rule = LintRule(
    "entitlement-aps-environment",
    .warning,
    "The entitlements do not allow pushes",
    meaning: "CloudKit announces changes by silent pushes. Without them imports wait for the next "
      + "launch. It does not keep setup or exports from working.",
    fix: "Add the Push Notifications capability; Xcode sets aps-environment for each build.",
    source: .understanding,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .entitlements, let services = settings.list.entry(.services),
      settings.list[.pushEnvironment] == nil, settings.list[.macPushEnvironment] == nil
    else { return [] }
    return [
      rule.result(
        "no aps-environment: other devices' changes arrive at the next launch",
        file: settings.file,
        line: services.line,
        field: .pushEnvironment
      )
    ]
  }
}
