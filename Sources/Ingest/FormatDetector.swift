import Schemas
import SyncEvents

/// Tells an input's format by its first bytes, never by its name.
package enum FormatDetector {
  /// The format and why it was chosen, in a few words.
  package static func format(of prefix: [UInt8]) -> (format: InputFormat, because: String) {
    if prefix.isEmpty { return (.unknown, "it is empty") }
    if prefix.starts(with: [0xff, 0xfe]) || prefix.starts(with: [0xfe, 0xff]) {
      return (.unknown, "it is UTF-16; save it as UTF-8")
    }
    if prefix.starts(with: "SQLite format 3\0".utf8) {
      return (.unknown, "it is an SQLite database, not a report; --store takes it as a store")
    }
    if CoreDataModel.isModel(prefix: prefix) {
      return (.coreDataModel, "its root element is a Core Data model")
    }
    if CloudKitSchema.isSchema(prefix: prefix) {
      return (.cloudKitSchema, "it defines a CloudKit schema")
    }
    if let control = prefix.firstIndex(where: isBinary) {
      return (.unknown, "it is no text: byte \(control + 1) is a control character")
    }
    let text = prefix.dropFirst(ByteOrderMark.length(in: prefix.span))
    let lines = text.split(separator: 0x0a).filter { !isBlank($0) }
    let objects = lines.count { $0.first(where: { !isSpace($0) }) == UInt8(ascii: "{") }
    if objects * 2 >= lines.count, objects > 0 {
      return (.own, "\(objects) of its first \(lines.count) lines begin an object")
    }
    return (.console, "it is text that is no other format")
  }

  private static func isBinary(_ byte: UInt8) -> Bool {
    switch byte {
    // Escape begins a colour in a terminal's copy.
    case 0x09, 0x0a, 0x0c, 0x0d, 0x1b: false
    default: byte < 0x20
    }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy(isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0d
  }
}
