package import Schemas

/// A model to be judged, and the version before it, if there is one.
package struct GivenModel: Sendable {
  package let model: CoreDataModel

  package let previous: CoreDataModel?

  /// Why this version was taken, where the folder doesn't say which one is current.
  package let choice: VersionChoice

  package init(
    model: CoreDataModel,
    previous: CoreDataModel? = nil,
    choice: VersionChoice = .only
  ) {
    self.model = model
    self.previous = previous
    self.choice = choice
  }

  /// The version to judge: the current one; where the folder names none, the last by its name.
  ///
  /// The previous one is that before it by name, since nothing else orders versions.
  package init?(_ versions: ModelVersions) {
    let ordered = versions.models.sorted { VersionName($0.name) < VersionName($1.name) }
    guard let model = versions.current ?? ordered.last else { return nil }
    let position = ordered.firstIndex { $0.name == model.name } ?? 0
    let choice: VersionChoice
    if versions.current != nil, versions.namedCurrent == nil {
      choice = .only
    } else if versions.current != nil {
      choice = position == ordered.count - 1 ? .named : .namedButNotLast
    } else if let name = versions.namedCurrent {
      choice = .namedIsMissing(name)
    } else {
      choice = ordered.count > 1 || !versions.failures.isEmpty ? .lastByName : .only
    }
    self.init(
      model: model,
      previous: position > 0 ? ordered[position - 1] : nil,
      choice: choice
    )
  }
}

/// How the version to judge was found.
package enum VersionChoice: Sendable, Hashable {
  case only
  case named
  case namedButNotLast
  case lastByName
  case namedIsMissing(String)
}
