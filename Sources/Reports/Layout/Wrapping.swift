extension String {
  /// The text in lines of at most so many columns.
  ///
  /// Lines break at white space and between CJK characters; a word longer than a line is cut into
  /// pieces, so that nothing is lost and nothing runs over.
  func wrapped(to width: Int) -> [String] {
    let width = max(width, 2)
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in WrappedPiece.pieces(of: self) {
      let space = piece.followsSpace && used > 0 ? 1 : 0
      if used + space + piece.columns <= width {
        line += (space > 0 ? " " : "") + piece.text
        used += space + piece.columns
        continue
      }
      if used > 0 { lines.append(line) }
      line = ""
      used = 0
      for character in piece.text {
        let columns = character.columns
        if used + columns > width {
          lines.append(line)
          line = ""
          used = 0
        }
        line.append(character)
        used += columns
      }
    }
    if used > 0 { lines.append(line) }
    return lines.map { $0.contains("\u{a0}") ? $0.withPlainSpaces : $0 }
  }

  /// The text on one line whatever happens: its spaces don't break.
  var unbroken: String { String(map { $0 == " " ? "\u{a0}" : $0 }) }

  /// No-break spaces have done their work once lines are broken.
  private var withPlainSpaces: String { String(map { $0 == "\u{a0}" ? " " : $0 }) }

  /// The columns of the widest part that a line break would tear.
  var longestWord: Int { WrappedPiece.pieces(of: self).map(\.columns).max() ?? 0 }

  /// The text in at most so many columns, its end an ellipsis where some is left out.
  func cut(to width: Int) -> String {
    var used = 0
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      used += self[index].columns
      if used > width { return self[..<end] + "…" }
      index = self.index(after: index)
      if used < width { end = index }
    }
    return self
  }

  /// The text filled up with spaces to so many columns.
  func padded(to width: Int, isTrailing: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - columns))
    return isTrailing ? space + self : self + space
  }
}

/// A part of a text that stays together on a line: a word, or one CJK character.
private struct WrappedPiece {
  var text: String
  var columns: Int
  var followsSpace: Bool

  static func pieces(of text: String) -> [WrappedPiece] {
    var pieces: [WrappedPiece] = []
    var isOpen = false
    var followsSpace = false
    for character in text {
      if character.isWhitespace && character != "\u{a0}" {
        isOpen = false
        followsSpace = true
        continue
      }
      let columns = character.columns
      let isWide = columns > 1
      let joins = isOpen && !isWide || !followsSpace && closing.contains(character)
      if joins, !pieces.isEmpty {
        pieces[pieces.count - 1].text.append(character)
        pieces[pieces.count - 1].columns += columns
      } else {
        pieces.append(
          WrappedPiece(text: String(character), columns: columns, followsSpace: followsSpace)
        )
      }
      isOpen = !isWide
      followsSpace = false
    }
    return pieces
  }

  /// Punctuation that never begins a line of Chinese or Japanese.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "；", "：", "）", "」", "』", "】", "》", "〉",
  ]
}
