/// Splits Swift code into tokens; comments and what stands in strings are none.
///
/// It is no parser: it holds on to a place, not to a meaning. A string that isn't closed ends with
/// its line, so that one slip doesn't swallow the file.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var beginsLine = true
  private var tokens: [SwiftToken] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private mutating func run() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"): newLine()
      case 0...0x20: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): takeString(pounds: 0)
      case UInt8(ascii: "#"): takePound()
      case UInt8(ascii: "`"): position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): take(.number, while: Self.isWordByte)
      default:
        if Self.isWordByte(byte) {
          take(.word, while: Self.isWordByte)
        } else if Self.isOperatorByte(byte) {
          take(.sign, while: Self.isOperatorByte)
        } else {
          take(.sign, count: 1)
        }
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func newLine() {
    position += 1
    line += 1
    lineStart = position
    beginsLine = true
  }

  private mutating func skipLineComment() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "\n") {
        newLine()
      } else {
        position += 1
      }
    }
  }

  /// `#"…"#`, or a directive such as `#if`, which is a word.
  private mutating func takePound() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if peek(pounds) == UInt8(ascii: "\"") {
      position += pounds
      takeString(pounds: pounds)
    } else {
      take(.sign, count: pounds)
    }
  }

  private mutating func takeString(pounds: Int) {
    let place = (line, column: position - lineStart + 1, beginsLine)
    beginsLine = false
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    skipString(pounds: pounds, isLong: isLong, depth: 0)
    tokens.append(
      SwiftToken(
        kind: .string,
        text: "\"\"",
        line: place.0,
        column: place.column,
        beginsLine: place.2
      )
    )
  }

  private mutating func skipString(pounds: Int, isLong: Bool, depth: Int) {
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") {
        guard isLong else { return }
        newLine()
      } else if byte == UInt8(ascii: "\\"), isPounds(pounds, at: 1) {
        position += 1 + pounds
        if peek() == UInt8(ascii: "(") {
          skipInterpolation(depth: depth)
        } else if peek() != UInt8(ascii: "\n") {
          position += 1
        }
      } else if byte == UInt8(ascii: "\""), isEnd(isLong: isLong, pounds: pounds) {
        position += (isLong ? 3 : 1) + pounds
        return
      } else {
        position += 1
      }
    }
  }

  private func isPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(isLong: Bool, pounds: Int) -> Bool {
    if isLong {
      guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return false }
    }
    return isPounds(pounds, at: isLong ? 3 : 1)
  }

  /// Code in a string is passed over: the string is one token. Strings in it may hold code again.
  private mutating func skipInterpolation(depth: Int) {
    var brackets = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"):
        brackets -= 1
        if brackets == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "\n"):
        newLine()
        continue
      case UInt8(ascii: "\"") where depth < Self.maxStringDepth:
        position += 1
        skipString(pounds: 0, isLong: false, depth: depth + 1)
        continue
      default: break
      }
      position += 1
    }
  }

  /// Strings in strings deeper than this are read as text; it bounds the recursion.
  private static let maxStringDepth = 16

  private mutating func take(_ kind: SwiftToken.Kind, while belongs: (UInt8) -> Bool) {
    var count = 0
    while let byte = peek(count), belongs(byte) { count += 1 }
    take(kind, count: count)
  }

  private mutating func take(_ kind: SwiftToken.Kind, count: Int) {
    let text = String(decoding: bytes[position..<position + count], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind,
        text: text,
        line: line,
        column: position - lineStart + 1,
        beginsLine: beginsLine
      )
    )
    beginsLine = false
    position += count
  }
}
