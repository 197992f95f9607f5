internal import Schemas

/// One rule and how to find what breaks it.
///
/// A check is a pure function of what was given. It says nothing where what it needs is missing,
/// and `error` only where mirroring refuses the thing or it is sure to fail.
package protocol LintCheck: Sendable {
  var rule: LintRule { get }

  func results(in subject: LintSubject) -> [LintResult]
}

/// A check of models, each for itself.
protocol ModelCheck: LintCheck {
  func results(in model: MirroredModel) -> [LintResult]
}

extension ModelCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    subject.mirroredModels.flatMap { results(in: $0) }
  }
}

/// A check of CloudKit schemas, each for itself.
protocol SchemaCheck: LintCheck {
  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult]
}

extension SchemaCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    subject.allSchemas.flatMap { results(in: $0, of: subject) }
  }
}

/// A check of what production lacks of the development schema.
protocol DeploymentCheck: LintCheck {
  func results(from development: CloudKitSchema, to production: CloudKitSchema) -> [LintResult]
}

extension DeploymentCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    guard let development = subject.development, let production = subject.production else {
      return []
    }
    return results(from: development, to: production)
  }
}

/// A check of a model against a schema.
protocol ComparisonCheck: LintCheck {
  func results(in comparison: ModelComparison) -> [LintResult]
}

extension ComparisonCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    subject.comparisons.flatMap { results(in: $0) }
  }
}

/// A check of a model's current version against the one before it.
protocol VersionCheck: LintCheck {
  func results(from old: CoreDataModel, to new: MirroredModel) -> [LintResult]
}

extension VersionCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    zip(subject.models, subject.mirroredModels).flatMap { given, model in
      given.previous.map { results(from: $0, to: model) } ?? []
    }
  }
}

/// A check of an app's entitlements or Info.plist.
protocol SettingsCheck: LintCheck {
  func results(in settings: AppSettings, of subject: LintSubject) -> [LintResult]
}

extension SettingsCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    subject.settings.flatMap { results(in: $0, of: subject) }
  }
}

/// A check of Swift code.
protocol SourceCheck: LintCheck {
  func results(in source: SwiftText) -> [LintResult]
}

extension SourceCheck {
  package func results(in subject: LintSubject) -> [LintResult] {
    subject.sources.flatMap { results(in: $0) }
  }
}
