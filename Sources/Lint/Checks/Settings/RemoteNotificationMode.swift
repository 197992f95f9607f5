/// Finds an Info.plist without the background mode that pushes need.
struct RemoteNotificationMode: SettingsCheck {
  let rule = LintRule(
    "background-mode-remote-notification",
    .warning,
    "The app is not woken by pushes",
    meaning: "Without the background mode CloudKit's silent pushes reach the device, but not the "
      + "app: changes show at the next launch or return to the foreground.",
    fix: "Add remote-notification to UIBackgroundModes (Background Modes, Remote notifications).",
    source: .setup,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .information, !settings.isExtension, !settings.isForMac else {
      return []
    }
    let entry = settings.list.entry(.backgroundModes)
    guard entry?.value.texts.contains("remote-notification") != true else { return [] }
    return [
      rule.result(
        "UIBackgroundModes does not list remote-notification",
        file: settings.file,
        line: entry?.line ?? settings.list.line,
        field: .backgroundModes
      )
    ]
  }
}
