/// Labels on the left and texts on the right, as terminals show options.
struct HelpTable {
  let rows: [(label: String, text: String)]
  /// Of the longest label; the table takes less where that would leave no room for the texts.
  let labelWidth: Int
  let width: Int

  var lines: [String] {
    let widest = min(30, width * 2 / 5)
    let column = 2 + min(labelWidth, widest) + 2
    let indentation = String(repeating: " ", count: column)
    return rows.flatMap { row in
      let text = row.text.wrapped(to: width - column)
      let label = "  \(row.label)"
      guard let first = text.first else { return [label] }
      guard label.count + 2 <= column else { return [label] + text.map { indentation + $0 } }
      let gap = String(repeating: " ", count: column - label.count)
      return [label + gap + first] + text.dropFirst().map { indentation + $0 }
    }
  }
}
