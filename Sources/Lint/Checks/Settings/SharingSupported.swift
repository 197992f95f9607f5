/// Finds an Info.plist that keeps share links from opening the app.
struct SharingSupported: SettingsCheck {
  let rule = LintRule(
    "sharing-supported",
    .note,
    "The app does not say that it takes shares",
    meaning: "Without CKSharingSupported a share's link opens a web page, and the app never gets "
      + "the invitation. It is a warning where something says that the app shares.",
    fix: "Set CKSharingSupported to true in Info.plist if the app shares.",
    source: .sharing,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .information, !settings.isExtension else { return [] }
    let entry = settings.list.entry(.sharingSupported)
    guard entry?.value.flag != true else { return [] }
    return [
      rule.result(
        entry == nil ? "no CKSharingSupported" : "CKSharingSupported is not true",
        file: settings.file,
        line: entry?.line ?? settings.list.line,
        field: .sharingSupported,
        level: subject.isShared || entry != nil ? .warning : rule.level
      )
    ]
  }
}
