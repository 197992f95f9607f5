import SyncEvents

/// Holds a text back as long as it may be one JSON document of many lines.
struct DocumentGathering {
  private var gathered: [UInt8] = []
  private var state = State.undecided
  private let limit: Int

  private enum State {
    /// The first line is not complete.
    case undecided
    case document
    case lines
  }

  init(limit: Int = Limits.documentBytes) {
    self.limit = limit
  }

  /// The text that is to be read by lines; nil while it is held back.
  mutating func take(_ piece: [UInt8]) -> [UInt8]? {
    if state == .lines { return piece }
    gathered += piece
    if state == .undecided {
      guard let start = gathered.firstIndex(where: { !$0.isBlank }),
        let end = gathered[start...].firstIndex(of: 0x0a)
      else { return gathered.count > limit ? released() : nil }
      let line = Array(gathered[start..<end])
      // A first line that is JSON by itself is one of many.
      let isWhole = (try? JSONScanner.value(in: line.span)) != nil
      state = Self.isBeginning(line) && !isWhole ? .document : .lines
    }
    return state == .lines || gathered.count > limit ? released() : nil
  }

  /// What is held back at the end, and the JSON value that it is.
  mutating func finish() -> (text: [UInt8], value: JSONValue?) {
    // What is no JSON after all is text.
    let value = state == .document ? try? JSONScanner.value(in: gathered.span) : nil
    return (released(), value)
  }

  private mutating func released() -> [UInt8] {
    state = .lines
    defer { gathered = [] }
    return gathered
  }

  /// Whether an object or array may begin here: `[App] text` is neither.
  static func isBeginning(_ line: [UInt8]) -> Bool {
    let letters = line.lazy.filter { !$0.isBlank }.prefix(2)
    guard let first = letters.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    guard let second = letters.dropFirst().first else { return true }
    return "{[\"]}".utf8.contains(second) || first == UInt8(ascii: "[") && second.isDigit
  }
}
