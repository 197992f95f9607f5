import SyncEvents

/// Reads tables with a header line, with commas or tabs: rows of the iCloud Console, or records of
/// the unified log as unifiedlog_iterator writes them.
struct DelimitedReader: LineReader {
  private let delimiter: UInt8
  private var header: [String]?
  private var rows: ConsoleRowReader
  private var logs: RecordReader
  /// A row whose quoted cell goes on in the next line.
  private var open: (text: [UInt8], line: Int)?
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
    var bytes = line.indices.map { line[$0] }
    var start = number
    if let before = open {
      bytes = before.text + [0x0a] + bytes
      start = before.line
      open = nil
    }
    guard let cells = Self.cells(bytes, delimiter) else {
      if bytes.count < Limits.chunkBytes { open = (bytes, start) }
      return
    }
    guard !bytes.isEmpty else { return }
    guard let header else {
      self.header = cells
      return
    }
    var object = JSONObject()
    for (name, cell) in zip(header, cells) where !cell.isEmpty { object.append(name, text: cell) }
    let text = String(decoding: bytes, as: UTF8.self)
    if aliases.isHeader(header) {
      try rows.read(object, text: text, line: start, into: sink)
    } else if case .unifiedLog(var record) = JSONShape(object) {
      record.line = start
      record.text = text
      try logs.take(record, into: sink)
    } else {
      try logs.take(LogRecord(line: start, text: text, message: text), into: sink)
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    if let open {
      try sink(
        .rejection(Rejection(line: open.line, reason: "a quoted cell has no end"))
      )
    }
    try logs.finish(into: sink)
    try rows.finish(into: sink)
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
