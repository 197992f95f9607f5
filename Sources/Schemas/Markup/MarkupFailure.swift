/// Why a text gave no element tree; the file's name is the caller's to add.
enum MarkupFailure: Error, Equatable {
  case malformed(line: Int, column: Int, found: String)
  case documentType(line: Int)
  case tooDeep(line: Int)
  case tooManyElements(line: Int)
  case tagTooLong(line: Int)
}

extension MarkupFailure {
  /// The same, for the users of the module.
  func error(in file: String) -> SchemaError {
    switch self {
    case .malformed(let line, let column, let found):
      .malformed(file: file, line: line, column: column, found: found)
    case .documentType(let line):
      .documentType(file: file, line: line)
    case .tooDeep(let line):
      .tooDeep(file: file, line: line, limit: Limits.maxElementDepth)
    case .tooManyElements(let line):
      .tooManyElements(file: file, line: line, limit: Limits.maxElements)
    case .tagTooLong(let line):
      .tagTooLong(file: file, line: line, limit: Limits.maxBytesWithoutElement)
    }
  }
}
