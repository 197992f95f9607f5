/// Finds entitlements without a container, or with one that can't be.
struct ContainerIdentifiers: SettingsCheck {
  let rule = LintRule(
    "entitlement-container",
    .warning,
    "The entitlements name no usable container",
    meaning: "The first identifier is the default container. Without one, or with one that is not "
      + "a container's name, setup ends with a bad container (CKError 5).",
    fix: "Name the container, which begins with iCloud., under Signing & Capabilities.",
    source: .entitlements,
    certainty: .strong
  )

  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult] {
    guard settings.kind == .entitlements, let services = settings.list.entry(.services) else {
      return []
    }
    let entry = settings.list.entry(.containers)
    let names = entry?.value.texts ?? []
    guard !names.isEmpty else {
      return [
        rule.result(
          "\(String.containers) is empty or missing",
          file: settings.file,
          line: entry?.line ?? services.line,
          field: .containers
        )
      ]
    }
    return names.filter { !$0.hasPrefix("iCloud.") && !$0.contains("$(") }.map { name in
      rule.result(
        "\(name) is not a container's identifier, which begins with iCloud.",
        file: settings.file,
        line: entry?.line ?? services.line,
        field: .containers
      )
    }
  }
}
