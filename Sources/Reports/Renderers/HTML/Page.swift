/// The frame of a page: one file that asks nobody for anything.
enum Page {
  /// A whole document; the policy in its head forbids the browser every request.
  static func document(title: String, body: Markup) -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Stylesheet.rules)
      </style>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
    return page.text
  }

  /// A section with a heading; nothing where it would be empty.
  static func section(_ id: Markup, _ title: String, _ content: Markup) -> Markup {
    guard !content.text.isEmpty else { return Markup() }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(title)</h2>
      \(content)
      </section>

      """
  }

  /// A table that scrolls in its own box where it is too wide.
  static func table(_ caption: String, columns: [Column], rows: [[Markup]]) -> Markup {
    guard !rows.isEmpty else { return Markup() }
    let head = columns.map { column -> Markup in
      "<th scope=\"col\"\(column.attribute)>\(column.title)</th>"
    }
    let body = rows.map { row -> Markup in
      let cells = zip(columns, row).enumerated().map { index, pair -> Markup in
        index == 0
          ? "<th scope=\"row\">\(pair.1)</th>" : "<td\(pair.0.attribute)>\(pair.1)</td>"
      }
      return "<tr>\(cells)</tr>\n"
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(caption)">
      <table>
      <caption class="hidden">\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)</tbody>
      </table>
      </div>

      """
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

    var attribute: Markup { isNumber ? " class=\"number\"" : "" }
  }

  /// A verdict: sign, word and colour.
  static func label(_ label: Label) -> Markup {
    let sign: Markup = "<span aria-hidden=\"true\">\(label.sign)</span>"
    let word =
      label.word.isEmpty ? (label == .unknown ? "unknown" : "nothing to judge") : label.word
    return label.word.isEmpty
      ? "<span class=\"label \(Markup(tone: label.tone))\" title=\"\(word)\">\(sign)<span class=\"hidden\">\(word)</span></span>"
      : "<span class=\"label \(Markup(tone: label.tone))\">\(sign) \(word)</span>"
  }

  /// Items of a list; nothing where there is none.
  static func list(_ items: [Markup], ordered: Bool = false) -> Markup {
    guard !items.isEmpty else { return Markup() }
    let lines = items.map { item -> Markup in "<li>\(item)</li>\n" }
    return ordered ? "<ol>\n\(lines)</ol>\n" : "<ul>\n\(lines)</ul>\n"
  }

  /// What to say where a list stops early.
  static func more(_ count: Int, _ noun: String) -> Markup {
    guard count > 0 else { return Markup() }
    return "<p class=\"quiet\">… and \(count) more \(pluralNoun(count, noun)).</p>\n"
  }
}

extension Markup {
  /// The tone's name as a class.
  init(tone: Tone) { self = "\(tone.rawValue)" }
}
