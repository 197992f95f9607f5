import Codecs
import SQLiteDatabase

/// An identifier in a column: sixteen bytes where it is a UUID in capitals or small letters, with
/// which of the two in a seventeenth, else its text.
enum EventIDColumn {
  static func bind(_ id: String?, to statement: Statement, at index: Int) throws {
    guard let id else { return try statement.bindNull(index) }
    guard case .uuid(let value, let form) = PackedText(id) else {
      return try statement.bind(index, id)
    }
    var writer = ByteWriter()
    writer.writeFixed(value)
    writer.write(form.rawValue)
    try statement.bind(index, writer.bytes)
  }

  /// The identifier; `isPacked` says that the column holds a blob, since a text could have the same
  /// bytes.
  static func text(_ statement: Statement, _ column: Int, isPacked: Bool) -> String? {
    guard !statement.isNull(column) else { return nil }
    guard isPacked else { return statement.text(column) }
    var reader = ByteReader(statement.blob(column))
    guard let value = try? reader.readFixed(UInt128.self), let form = try? reader.readByte() else {
      return nil
    }
    return PackedText.text(uuid: value, isLower: form == LeafForm.lowerUUID.rawValue)
  }
}
