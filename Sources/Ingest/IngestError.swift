/// Why an input can't be read at all; what is wrong with single lines is a `Rejection`.
package enum IngestError: Error, Equatable, Sendable {
  case missing(path: String)
  case notPermitted(path: String)
  case unreadable(path: String, reason: String)
  case emptyFolder(path: String)
  /// A signal came while the program waited for input.
  case interrupted
}

extension IngestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file or folder"
    case .notPermitted(let path): "\(path): no permission to read it"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .emptyFolder(let path): "\(path): the folder holds no file that can be read"
    case .interrupted: "interrupted; what was committed is kept"
    }
  }
}
