/// A table of text with aligned columns; cells that are too wide are wrapped, never cut.
struct TextTable {
  /// A cell and what it means.
  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    var tone: Tone

    init(_ text: String, _ tone: Tone = .plain) {
      self.text = text
      self.tone = tone
    }

    init(stringLiteral value: String) { self.init(value) }
  }

  /// A column's title; numbers stand at the right.
  struct Column: ExpressibleByStringLiteral {
    var title: String
    var isNumber = false

    init(stringLiteral value: String) { title = value }

    static func number(_ title: String) -> Column {
      var column = Column(stringLiteral: title)
      column.isNumber = true
      return column
    }
  }

  var columns: [Column]
  var rows: [[Cell]] = []
  /// A table of label and text needs no head.
  var hasHead = true

  /// Columns are not torn below the first of these unless even that doesn't fit.
  private static let minimumWidths = [6, 3]
  private static let gap = 2

  init(_ columns: [Column], hasHead: Bool = true) {
    self.columns = columns
    self.hasHead = hasHead
  }

  /// The table's lines within so many columns.
  func lines(width: Int, style: TextStyle) -> [String] {
    let head = columns.map { Cell($0.title, .quiet) }
    let rows = (hasHead ? [head] : []) + self.rows.map { $0.map(Self.visible) }
    let widths = self.widths(of: rows, within: width)
    return rows.flatMap { lines(of: $0, widths: widths, style: style) }
  }

  private static func visible(_ cell: Cell) -> Cell {
    Cell(VisibleText.line(cell.text), cell.tone)
  }

  /// The columns' widths: heads are wrapped if that is enough; else cells between words; words are
  /// torn at last.
  private func widths(of rows: [[Cell]], within width: Int) -> [Int] {
    let available = width - Self.gap * (columns.count - 1)
    let natural = columns.indices.map { column in
      min(available, rows.map { $0[column].text.columns }.max() ?? 0)
    }
    let heads = Self.shrunk(natural, to: bodyWidths(of: rows), within: available)
    guard heads.reduce(0, +) > available else { return heads }
    let words = columns.indices.map { column in
      rows.map { $0[column].text.longestWord }.max() ?? 0
    }
    let steps = [words] + Self.minimumWidths.map { least in columns.map { _ in least } }
    return steps.reduce(natural) { Self.shrunk($0, to: $1, within: available) }
  }

  /// What the cells below the head need, and the longest word of the head.
  private func bodyWidths(of rows: [[Cell]]) -> [Int] {
    columns.indices.map { column in
      let body = rows.dropFirst(hasHead ? 1 : 0).map { $0[column].text.columns }.max() ?? 0
      return max(body, hasHead ? columns[column].title.longestWord : 0)
    }
  }

  /// The widths with the widest made narrower, none beyond its least, until they fit.
  private static func shrunk(_ widths: [Int], to least: [Int], within available: Int) -> [Int] {
    var widths = widths
    while widths.reduce(0, +) > available {
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }

  private func lines(of cells: [Cell], widths: [Int], style: TextStyle) -> [String] {
    let wrapped = zip(cells, widths).map { $0.text.wrapped(to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var pending = 0
      for (column, cell) in cells.enumerated() {
        let text = row < wrapped[column].count ? wrapped[column][row] : ""
        let space = max(0, widths[column] - text.columns)
        let before = columns[column].isNumber ? space : 0
        pending += before
        if !text.isEmpty {
          line += String(repeating: " ", count: pending) + style.painted(text, cell.tone)
          pending = 0
        }
        pending += (text.isEmpty ? widths[column] - before : space - before) + Self.gap
      }
      return line
    }
  }
}
