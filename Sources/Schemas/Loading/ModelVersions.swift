/// The versions of one model, which is what an `.xcdatamodeld` folder holds.
package struct ModelVersions: Sendable, Equatable {
  /// The versions that could be read, by name.
  package let models: [CoreDataModel]

  /// Why others couldn't; an app's oldest versions may be in a form this module doesn't read.
  package let failures: [SchemaError]

  /// The version that `.xccurrentversion` names, be it among the models or not.
  package let namedCurrent: String?
}

extension ModelVersions {
  /// One file's model, which is its own current version.
  init(single model: CoreDataModel) {
    self.init(models: [model], failures: [], namedCurrent: nil)
  }

  /// The version an app of today uses: the named one, or the only one.
  ///
  /// `nil` if the file names none and there are several, or it names one that couldn't be read.
  package var current: CoreDataModel? {
    if let namedCurrent { return models.first { $0.name == namedCurrent } }
    return models.count == 1 && failures.isEmpty ? models.first : nil
  }
}
