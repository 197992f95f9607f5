/// A Swift file as tokens.
package struct SwiftText: Sendable {
  package let file: String

  let tokens: [SwiftToken]

  /// Reads a text; `file` is the name that results give it.
  package init(bytes: [UInt8], file: String) {
    self.file = file
    tokens = SwiftTokenizer.tokens(of: bytes)
  }
}

extension SwiftText {
  func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// The index of the bracket that closes the one at the index.
  func closing(_ open: Int) -> Int? {
    guard let pair = token(open).flatMap({ Self.pairs[$0.text] }) else { return nil }
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .sign {
      if tokens[index].text == tokens[open].text { depth += 1 }
      if tokens[index].text == pair {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The index of the bracket that the one at the index closes.
  func opening(_ close: Int) -> Int? {
    guard let mark = token(close)?.text, let pair = Self.pairs.first(where: { $0.value == mark })
    else { return nil }
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) where tokens[index].kind == .sign {
      if tokens[index].text == mark { depth += 1 }
      if tokens[index].text == pair.key {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static let pairs = ["(": ")", "{": "}", "[": "]"]
}
