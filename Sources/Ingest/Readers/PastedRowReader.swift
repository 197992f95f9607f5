import SyncEvents

/// Reads rows of the iCloud Console that were pasted as `column: value` lines, a row after another.
struct PastedRowReader: LineReader {
  private var rows: ConsoleRowReader
  private let aliases: ColumnAliases
  private var row = JSONObject()
  private var columns: Set<String> = []
  private var text = ""
  private var line = 0

  init(source: InputOrigin, console: ConsoleLogOptions) {
    aliases = console.aliases
    rows = ConsoleRowReader(source: source, console: console)
  }

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let text = ConsoleReader.text(line)
    guard let (name, value) = Self.pair(text) else {
      if !text.trimmed.isEmpty, !row.isEmpty { self.text += "\n" + text }
      if text.trimmed.isEmpty { try endRow(into: sink) }
      return
    }
    // A column that stands there already begins the next row.
    if columns.contains(name) { try endRow(into: sink) }
    columns.insert(name)
    if row.isEmpty { self.line = number }
    row.append(name, text: value)
    self.text += (self.text.isEmpty ? "" : "\n") + text
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    try endRow(into: sink)
    try rows.finish(into: sink)
  }

  /// Column and value of a line such as `operationType: RecordSave` or `"database" : "PRIVATE",`.
  static func pair(_ line: String) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "=" || $0 == "\t" }) else {
      return nil
    }
    let quotes: (Character) -> Bool = { $0 == "\"" || $0 == "," || $0 == " " }
    var name = String(line[..<colon]).trimmed
    var value = String(line[line.index(after: colon)...]).trimmed
    name.removeAll(where: quotes)
    while let last = value.last, quotes(last) { value.removeLast() }
    while let first = value.first, quotes(first) { value.removeFirst() }
    return name.isEmpty || name.contains(" ") ? nil : (name, value)
  }

  private mutating func endRow(into sink: (ReadItem) throws -> Void) throws {
    if aliases.isRow(row) {
      try rows.read(row, text: text, line: line, into: sink)
    } else if !row.isEmpty {
      try sink(.rejection(Rejection(line: line, reason: "no row of the iCloud Console's log")))
    }
    row = JSONObject()
    columns = []
    text = ""
  }
}
