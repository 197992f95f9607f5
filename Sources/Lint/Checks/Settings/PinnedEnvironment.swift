/// Finds entitlements that fix the CloudKit environment.
struct PinnedEnvironment: SettingsCheck {
  let rule = LintRule(
    "entitlement-container-environment",
    .note,
    "The entitlements fix the CloudKit environment",
    meaning: "Debug builds use development and distributed builds production without it. Fixed to "
      + "Production, a debug build meets the deployed schema and makes no new fields "
      + "(then it is a warning); fixed to Development, testers' data is apart.",
    fix: "Remove the key, or set it by build configuration.",
    source: .entitlements,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .entitlements, let entry = settings.list.entry(.containerEnvironment),
      let name = entry.value.texts.first, !name.contains("$(")
    else { return [] }
    return [
      rule.result(
        "every build of this target uses the CloudKit environment \(name)",
        file: settings.file,
        line: entry.line,
        field: .containerEnvironment,
        level: name.lowercased() == "production" ? .warning : rule.level
      )
    ]
  }
}
