/// Why an input can't be read at all; what is wrong with single lines is a `Rejection`.
package enum IngestError: Error, Equatable, Sendable {
  case missing(path: String)
  case notPermitted(path: String)
  case unreadable(path: String, reason: String)
  case emptyFolder(path: String)
  /// A file that steers the reading says something that can't be understood.
  case invalid(path: String, line: Int, reason: String)
  /// A signal came while the program waited for input.
  case interrupted
}

extension IngestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file or folder"
    case .notPermitted(let path): "\(path): no permission to read it"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .invalid(let path, let line, let reason): "\(path):\(line): \(reason)"
    case .emptyFolder(let path): "\(path): the folder holds no file that can be read"
    case .interrupted: "interrupted; what was committed is kept"
    }
  }
}
