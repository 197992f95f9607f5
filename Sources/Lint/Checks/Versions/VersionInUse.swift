internal import Schemas

/// Says which version was judged where the folder leaves it open.
struct VersionInUse: LintCheck {
  let rule = LintRule(
    "current-version",
    .note,
    "The current model version is not plain",
    meaning: "An app uses the version that .xccurrentversion names. Only the current version is "
      + "judged, so the wrong one being current hides everything else.",
    fix: "Set the current version in Xcode's File inspector.",
    source: .setup,
    certainty: .likely
  )

  func results(in subject: LintSubject) -> [LintResult] {
    subject.models.compactMap { given in
      guard let message = Self.message(given) else { return nil }
      return rule.result(message, file: given.model.file, line: given.model.line)
    }
  }

  private static func message(_ given: GivenModel) -> String? {
    switch given.choice {
    case .only, .named: nil
    case .namedButNotLast:
      "\(given.model.name) is the current version, but there are later ones by name"
    case .lastByName:
      "no version is named as current; \(given.model.name), the last by name, was judged"
    case .namedIsMissing(let name):
      "the current version \(name) could not be read; \(given.model.name) was judged"
    }
  }
}
