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
    if CurrentVersionFile.isCurrentVersion(prefix: prefix) {
      return (.currentVersion, "it names the current version of a Core Data model")
    }
    if CloudKitSchema.isSchema(prefix: prefix) {
      return (.cloudKitSchema, "it defines a CloudKit schema")
    }
    if let control = prefix.firstIndex(where: isBinary) {
      return (.unknown, "it is no text: byte \(control + 1) is a control character")
    }
    return lineFormat(of: Array(prefix.dropFirst(ByteOrderMark.length(in: prefix.span))))
  }

  private static func lineFormat(of prefix: [UInt8]) -> (format: InputFormat, because: String) {
    let lines = prefix.split(separator: 0x0a).filter { !isBlank($0) }
    guard let first = lines.first else { return (.console, "it is blank text") }
    let start = first.first { !isSpace($0) }
    let begun = lines.count { $0.first(where: { !isSpace($0) }) == UInt8(ascii: "{") }
    // The last line may be cut by the prefix's end.
    let objects = lines.prefix(64).compactMap(object)
    if let header = objects.first, objects.count > 1, header["kind"] == nil,
      header["event_id"] != nil || header["dsn"] != nil || header["sdk"] != nil,
      objects[1]["type"]?.text != nil
    {
      return (.sentryEnvelope, "an envelope's header and an item's stand at its beginning")
    }
    if objects.contains(where: { $0["v"] != nil && $0["kind"] != nil }) {
      return begun * 2 >= lines.count
        ? (
          .own,
          "\(begun) of its first \(lines.count) lines begin an object, some of the report format"
        )
        : (.console, "it is text with report lines in it")
    }
    if objects.count * 2 >= min(lines.count, 64), !objects.isEmpty {
      return (.jsonLines, "\(objects.count) of its first lines are JSON objects")
    }
    if start == UInt8(ascii: "[") && isJSONArray(prefix)
      || start == UInt8(ascii: "{") && isJSONObject(prefix)
    {
      return (.json, "it begins a JSON array or object over several lines")
    }
    if start == UInt8(ascii: "{"), begun * 2 >= lines.count {
      return (.own, "its first line begins an object")
    }
    return tableFormat(lines) ?? (.console, "it is text that is no other format")
  }

  private static func object(_ line: ArraySlice<UInt8>) -> JSONObject? {
    guard line.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else { return nil }
    return (try? JSONScanner.value(in: Array(line).span))?.object
  }

  /// `[` also begins a console line; an array of objects goes on with one.
  private static func isJSONArray(_ prefix: [UInt8]) -> Bool {
    let rest = prefix.drop { isSpace($0) || $0 == 0x0a }.dropFirst()
    return rest.first { !isSpace($0) && $0 != 0x0a } == UInt8(ascii: "{")
  }

  private static func isJSONObject(_ prefix: [UInt8]) -> Bool {
    let rest = prefix.drop { isSpace($0) || $0 == 0x0a }.dropFirst()
    guard rest.first == 0x0a || rest.first == 0x0d || rest.first == 0x20 else { return false }
    return rest.first { !isSpace($0) && $0 != 0x0a } == UInt8(ascii: "\"")
  }

  private static func tableFormat(
    _ lines: [ArraySlice<UInt8>]
  ) -> (format: InputFormat, because: String)? {
    guard let header = lines.first else { return nil }
    for (format, delimiter) in [(InputFormat.csv, UInt8(ascii: ",")), (.tsv, 0x09)] {
      guard let cells = DelimitedReader.cells(Array(header), delimiter), cells.count > 2 else {
        continue
      }
      let names = Set(cells.map { $0.lowercased().trimmed })
      if ColumnAliases.standard.isHeader(cells) {
        return (format, "its first line names columns of the iCloud Console's log")
      }
      if !names.isDisjoint(with: ["message", "eventmessage"]), names.contains("timestamp") {
        return (format, "its first line names columns of the unified log")
      }
    }
    let pairs = lines.prefix(24).compactMap {
      PastedRowReader.pair(String(decoding: $0, as: UTF8.self))
    }
    if ColumnAliases.standard.isHeader(pairs.map(\.name)) {
      return (.pastedRows, "its lines name columns of the iCloud Console's log")
    }
    return nil
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
