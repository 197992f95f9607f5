/// Why an archive can't be read on.
package enum ArchiveError: Error, Equatable, Sendable {
  /// The library refused, with its own words.
  case damaged(reason: String)
}

extension ArchiveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damaged(let reason): "the archive can't be read on: \(reason)"
    }
  }
}
