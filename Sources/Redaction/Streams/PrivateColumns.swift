/// The columns of a table, divided by commas or tabs, whose heading says that they are private.
struct PrivateColumns {
  private var kinds: [Int: PrivateKind] = [:]
  private var delimiter = UInt8(ascii: ",")
  private var isFirst = true

  /// A table's heading has at least so many columns; less is a sentence.
  private static let fewest = 3

  /// The line with those cells replaced; nil where there are none.
  mutating func redact(_ line: [UInt8], with redactor: inout Redactor) -> [UInt8]? {
    if isFirst {
      guard line.contains(where: { !$0.isBlank }) else { return nil }
      isFirst = false
      readHeading(line)
      return nil
    }
    guard !kinds.isEmpty else { return nil }
    let cells = Self.cells(of: line, delimiter)
    var result: [UInt8] = []
    var position = 0
    for (index, cell) in cells.enumerated() {
      guard let kind = kinds[index] else { continue }
      let text = String(decoding: line[cell], as: UTF8.self)
      result += line[position..<cell.lowerBound]
      result += redactor.whole(text, as: kind).utf8
      position = cell.upperBound
    }
    return result + line[position...]
  }

  private mutating func readHeading(_ line: [UInt8]) {
    delimiter = line.contains(0x09) ? 0x09 : UInt8(ascii: ",")
    let names = Self.cells(of: line, delimiter).map { line[$0] }
    let isHeading = names.allSatisfy { name in
      name.allSatisfy { $0.isWord || $0 == 0x20 || $0 == UInt8(ascii: "-") }
    }
    guard names.count >= Self.fewest, isHeading else { return }
    for (index, name) in names.enumerated() {
      if let meaning = KeyMeaning(name.filter { $0 != 0x20 }, isAssigned: false) {
        kinds[index] = meaning.kind
      } else if name.map(\.lowercased) == Array("user".utf8) {
        kinds[index] = .userRecordID
      }
    }
  }

  /// Where the cells stand, quotes around them left out.
  private static func cells(of line: [UInt8], _ delimiter: UInt8) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    var isQuoted = false
    for position in 0...line.count {
      let byte = position < line.count ? line[position] : delimiter
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == delimiter, !isQuoted || position == line.count else { continue }
      var end = position
      if position == line.count, end > start, line[end - 1] == 0x0d { end -= 1 }
      let isEnclosed =
        end - start >= 2 && line[start] == UInt8(ascii: "\"")
        && line[end - 1] == UInt8(ascii: "\"")
      cells.append(isEnclosed ? start + 1..<end - 1 : start..<end)
      start = position + 1
    }
    return cells
  }
}
