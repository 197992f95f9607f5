/// Where a fact of the mapping is from.
package enum MappingSource: String, Sendable, Hashable, CaseIterable {
  /// Apple's article; names of types in schemas are from exported ones.
  case appleArticle = "apple-article"

  /// Exported schemas and reports of apps that lacked it; Apple doesn't describe it.
  case fieldReports = "field-reports"
}

extension MappingSource {
  /// The source in words.
  package var title: String {
    switch self {
    case .appleArticle: "Apple, Reading CloudKit Records for Core Data"
    case .fieldReports: "exported schemas and reports from apps"
    }
  }

  /// Where to read it, if it is published.
  package var url: String? {
    switch self {
    case .appleArticle:
      "https://developer.apple.com/documentation/coredata/"
        + "reading-cloudkit-records-for-core-data"
    case .fieldReports: nil
    }
  }
}
