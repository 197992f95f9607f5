import SyncEvents

/// Reads tables with a header line, with commas or tabs: rows of the iCloud Console, or records of
/// the unified log as unifiedlog_iterator writes them.
struct DelimitedReader: LineReader {
  private let delimiter: UInt8
  private var header: [String]?
  private var rows: ConsoleRowReader
  private var logs: RecordReader
  /// The row so far, where it began, and whether a quoted cell goes on in the next line.
  private var text: [UInt8] = []
  private var start = 0
  private var isQuoted = false
  private let aliases: ColumnAliases

  init(source: InputOrigin, delimiter: UInt8, console: ConsoleLogOptions) {
    self.delimiter = delimiter
    aliases = console.aliases
    rows = ConsoleRowReader(source: source, console: console)
    logs = RecordReader(source: source, format: "unified-log")
  }

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let isOpen = endsQuoted(line)
    if text.isEmpty { start = number } else { text.append(0x0a) }
    for index in line.indices { text.append(line[index]) }
    if isOpen, text.count < Limits.recordBytes {
      isQuoted = true
      return
    }
    let bytes = text
    text = []
    isQuoted = false
    guard !bytes.isEmpty else { return }
    guard let cells = Self.cells(bytes, delimiter) else {
      let reason = "a quoted cell has no end within \(Limits.recordBytes >> 20) MiB"
      return try sink(.rejection(Rejection(line: start, reason: reason)))
    }
    guard let header else {
      self.header = cells
      return
    }
    var object = JSONObject()
    for (name, cell) in zip(header, cells) where !cell.isEmpty { object.append(name, text: cell) }
    let whole = String(decoding: bytes, as: UTF8.self)
    if aliases.isHeader(header) {
      try rows.read(object, text: whole, line: start, into: sink)
    } else if case .unifiedLog(var record) = JSONShape(object) {
      record.line = start
      record.text = whole
      try logs.take(record, into: sink)
    } else {
      try logs.take(LogRecord(line: start, text: whole, message: whole), into: sink)
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    if isQuoted {
      try sink(.rejection(Rejection(line: start, reason: "a quoted cell has no end")))
    }
    try logs.finish(into: sink)
    try rows.finish(into: sink)
  }

  /// Whether a quoted cell is open after the line; each line is looked at once, however many a cell
  /// goes on over.
  private func endsQuoted(_ line: Span<UInt8>) -> Bool {
    var isQuoted = self.isQuoted
    // A cell that goes on holds a line feed at least.
    var isEmpty = !isQuoted
    var position = 0
    while position < line.count {
      let byte = line[position]
      if byte == UInt8(ascii: "\""), isQuoted {
        if position + 1 < line.count, line[position + 1] == byte {
          isEmpty = false
          position += 1
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\""), isEmpty {
        isQuoted = true
      } else if byte == delimiter, !isQuoted {
        isEmpty = true
      } else {
        isEmpty = false
      }
      position += 1
    }
    return isQuoted
  }

  /// The cells of a row (RFC 4180); nil where a quoted cell has no end yet.
  static func cells(_ row: [UInt8], _ delimiter: UInt8) -> [String]? {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var position = 0
    while position < row.count {
      let byte = row[position]
      if isQuoted {
        if byte == UInt8(ascii: "\"") {
          if position + 1 < row.count, row[position + 1] == byte {
            cell.append(byte)
            position += 1
          } else {
            isQuoted = false
          }
        } else {
          cell.append(byte)
        }
      } else if byte == UInt8(ascii: "\""), cell.isEmpty {
        isQuoted = true
      } else if byte == delimiter {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      } else {
        cell.append(byte)
      }
      position += 1
    }
    guard !isQuoted else { return nil }
    return cells + [String(decoding: cell, as: UTF8.self)]
  }
}
