package import Schemas

/// Why a file could not be judged.
package enum LintError: Error, Equatable {
  /// It is a model or schema that could not be read.
  case schema(SchemaError)

  /// Nothing is at the path.
  case missing(file: String)

  /// The system refused to read the file or folder.
  case unreadable(file: String)

  /// The file is larger than this module reads.
  case tooLarge(file: String, limit: Int)

  /// The file is none of the kinds that are judged.
  case unknown(file: String)

  /// The folder holds none of them.
  case nothingInFolder(folder: String)

  /// A property list in the binary form.
  case binaryPropertyList(file: String)

  /// The XML is no property list; `found` says why.
  case notAPropertyList(file: String, line: Int, found: String)

  /// A property list, but neither entitlements nor an Info.plist.
  case otherPropertyList(file: String)

  /// A file that was to be of a kind is of another.
  case notA(kind: String, file: String)
}

extension LintError {
  /// Whether there is nothing to read, which scripts tell from what isn't understood.
  package var isMissing: Bool {
    switch self {
    case .missing, .schema(.missing): true
    default: false
    }
  }
}

extension LintError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .schema(let error): "\(error)"
    case .missing(let file): "\(file): no such file"
    case .unreadable(let file): "\(file): cannot be read"
    case .tooLarge(let file, let limit):
      "\(file): larger than the \(limit) bytes that are read"
    case .unknown(let file):
      "\(file): neither a Core Data model, a CloudKit schema, entitlements, an Info.plist nor Swift"
    case .nothingInFolder(let folder): "\(folder): holds nothing to lint"
    case .binaryPropertyList(let file):
      "\(file): a binary property list, which is not supported; convert a copy with "
        + "plutil -convert xml1 -o OUT \(file)"
    case .notAPropertyList(let file, let line, let found):
      "\(file):\(line): not a property list: found \(found)"
    case .otherPropertyList(let file):
      "\(file): a property list, but neither entitlements nor an Info.plist"
    case .notA(let kind, let file): "\(file): not a \(kind)"
    }
  }
}
