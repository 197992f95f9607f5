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

  static func text(_ statement: Statement, _ column: Int) -> String? {
    guard !statement.isNull(column) else { return nil }
    var reader = ByteReader(statement.blob(column))
    // A text of seventeen bytes is none of these: its last byte is no form's number.
    guard reader.remaining == 17, let value = try? reader.readFixed(UInt128.self),
      let form = try? reader.readByte(),
      form == LeafForm.upperUUID.rawValue || form == LeafForm.lowerUUID.rawValue
    else { return statement.text(column) }
    return PackedText.text(uuid: value, isLower: form == LeafForm.lowerUUID.rawValue)
  }
}
