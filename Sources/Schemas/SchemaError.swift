/// Why a model or schema could not be read at all.
///
/// A schema that can be read in part doesn't throw: see ``CloudKitSchema/problems``.
package enum SchemaError: Error, Equatable {
  /// Nothing is at the path.
  case missing(file: String)

  /// Something other than a regular file is at the path.
  case notAFile(file: String)

  /// The system refused to read the file or folder.
  case unreadable(file: String)

  /// The file is larger than this module reads.
  case tooLarge(file: String, bytes: Int, limit: Int)

  /// The text is not well-formed XML; `found` is libxml2's account of it.
  case malformed(file: String, line: Int, column: Int, found: String)

  /// The XML declares a document type, which models never do and which could define entities.
  case documentType(file: String, line: Int)

  /// Elements are nested deeper than `limit`.
  case tooDeep(file: String, line: Int, limit: Int)

  /// There are more than `limit` elements.
  case tooManyElements(file: String, line: Int, limit: Int)

  /// More than `limit` bytes hold no begin or end of an element.
  case tagTooLong(file: String, line: Int, limit: Int)

  /// The XML is well-formed, but its root (`found`) is not that of a Core Data model.
  case notAModel(file: String, line: Int, found: String)

  /// An element lacks an attribute without which it means nothing.
  case missingAttribute(file: String, line: Int, element: String, attribute: String)

  /// The folder holds no model.
  case noModel(folder: String)

  /// The text is not a CloudKit schema; `found` is its first word.
  case notASchema(file: String, line: Int, column: Int, found: String)
}
