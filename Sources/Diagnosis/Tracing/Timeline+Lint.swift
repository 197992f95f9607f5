import Findings
import Lint
import Questions
import SyncEvents

extension Timeline {
  /// What the models and schemas that were given tell by themselves, and against each other.
  static func lintResults(of timeline: Timeline) -> [LintResult] {
    guard !timeline.models.isEmpty || !timeline.schemas.isEmpty else { return [] }
    var subject = LintSubject()
    subject.models = timeline.models.map { Lint.GivenModel(model: $0.model) }
    subject.schemas = timeline.schemas.map(\.schema)
    return Linter.results(of: subject)
  }

  /// The results of some of lint's rules.
  func lintResults(of rules: Set<String>) -> [LintResult] {
    lintResults.filter { rules.contains($0.rule) }
  }

  /// Whether anything told of a launch shows that the app shares records.
  var isSharing: Bool {
    launches.contains { launch in launch.stores.contains { $0.scope == .shared } }
      || facts.notes.values.contains { $0.event.kind == .share }
  }

  /// Whether a launch is of a build that speaks to production.
  var isOfProduction: Bool {
    launches.contains { $0.app?.environment?.lowercased() == "production" }
  }

  /// Whether a setup ended well in a launch, which a model that is refused would not let happen.
  var hasSetUp: Bool {
    launches.contains { launch in
      launch.activities(.setup).contains { $0.facts.succeeded > 0 }
    }
  }
}

extension [LintResult] {
  /// The results as evidence, at most so many, and how many more there are.
  func evidence(limit: Int = 5) -> [Evidence] {
    var evidence = prefix(limit).map { result in
      Evidence(result.message, .line(file: result.file, line: result.line))
    }
    if count > limit { evidence.append(Evidence("and \(count - limit) more of the kind")) }
    return evidence
  }
}
