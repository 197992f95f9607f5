/// Text of GitHub's Markdown in which data can't become markup.
///
/// As with `Markup`, literals are taken as they stand and every `String` put into them is escaped.
struct Markdown: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  static func += (left: inout Markdown, right: Markdown) { left.text += right.text }

  /// Collects what stands between the literals.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ data: String) { text += Markdown.escaped(data) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ markdown: Markdown) { text += markdown.text }
  }

  /// A block in which nothing is markup, fenced by more backticks than it holds.
  static func fenced(_ lines: String) -> Markdown {
    var longest = 2
    var run = 0
    for character in lines {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    var block: Markdown = ""
    block.text = "\(fence)text\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    return block
  }

  /// A table with a row for each list of cells; nothing without rows.
  static func table(_ columns: [Column], _ rows: [[Markdown]]) -> Markdown {
    guard !rows.isEmpty else { return "" }
    let head = columns.map(\.title).joined(separator: " | ")
    let rule = columns.map { $0.isNumber ? "---:" : "---" }.joined(separator: " | ")
    let body = rows.map { "| \($0.map(\.text).joined(separator: " | ")) |\n" }.joined()
    var table: Markdown = ""
    table.text = "| \(head) |\n| \(rule) |\n\(body)"
    return table
  }

  /// A column of a table; numbers stand at the right.
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

  /// The text on one line, with all that could be markup escaped.
  ///
  /// GitHub makes links of `@name`, `#12` and addresses after it has undone escapes; an empty
  /// comment between their parts keeps them apart and is not seen.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    let line = VisibleText.line(text)
    for (index, character) in zip(line.indices, line) {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$":
        escaped += "\\\(character)"
      case "@", "#": escaped += "\(character)<!-- -->"
      // What opens a list, a heading's rule or a number does so at the beginning of a line only.
      case "-", "+", "=": escaped += index == line.startIndex ? "\\\(character)" : "\(character)"
      case ".", ":":
        escaped += isPartOfAddress(line, index) ? "\(character)<!-- -->" : "\(character)"
      default: escaped.append(character)
      }
    }
    return opensNumberedList(line) ? "<!-- -->" + escaped : escaped
  }

  /// Whether the sign is the colon of `http://` or the first point of `www.`.
  private static func isPartOfAddress(_ line: String, _ index: String.Index) -> Bool {
    if line[index] == ":" { return line[index...].hasPrefix("://") }
    return line[..<index].suffix(3).lowercased() == "www"
  }

  private static func opensNumberedList(_ line: String) -> Bool {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")" else { return false }
    return rest.dropFirst().first.map { $0 == " " } ?? true
  }
}
