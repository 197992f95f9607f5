/// A Swift file as tokens.
package struct SwiftText: Sendable {
  package let file: String

  let tokens: [SwiftToken]

  private let brackets: [Int: Int]

  /// Reads a text; `file` is the name that results give it.
  package init(bytes: [UInt8], file: String) {
    self.file = file
    tokens = SwiftTokenizer.tokens(of: bytes)
    brackets = Self.partners(of: tokens)
  }
}

extension SwiftText {
  func token(_ index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// The index of the bracket that closes the one at the index.
  func closing(_ open: Int) -> Int? {
    brackets[open].flatMap { $0 > open ? $0 : nil }
  }

  /// The index of the bracket that the one at the index closes.
  func opening(_ close: Int) -> Int? {
    brackets[close].flatMap { $0 < close ? $0 : nil }
  }

  /// Each bracket's partner; found once, so that a file of nothing but calls takes no longer.
  private static func partners(of tokens: [SwiftToken]) -> [Int: Int] {
    let closers = ["(": ")", "{": "}", "[": "]"]
    var partners: [Int: Int] = [:]
    var open: [(index: Int, closer: String)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if let closer = closers[token.text] {
        open.append((index, closer))
      } else if let last = open.last, token.text == last.closer {
        open.removeLast()
        partners[last.index] = index
        partners[index] = last.index
      }
    }
    return partners
  }
}
