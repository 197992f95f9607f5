import SyncEvents

/// Cuts JSON text into its top-level objects, or the objects of its top-level arrays, in pieces:
/// `log show --style json` writes one array of any length.
struct JSONElementSplitter {
  private var element: [UInt8] = []
  private var depth = 0
  private var isString = false
  private var isEscaped = false
  private var line = 1
  private var elementLine = 1
  private var isDropping = false

  /// Hands over each object with the line it begins on; nil for one that is too long.
  mutating func split(
    _ piece: [UInt8],
    _ body: ([UInt8]?, _ line: Int) throws -> Void
  ) rethrows {
    for byte in piece {
      if byte == 0x0a { line += 1 }
      if depth == 0 {
        // Brackets and commas between objects are the array's.
        guard byte == UInt8(ascii: "{") else { continue }
        elementLine = line
        isDropping = false
        element = []
      }
      if isDropping || element.count >= SyncEvents.Limits.maximumLineLength {
        isDropping = true
        element = []
      } else {
        element.append(byte)
      }
      step(byte)
      if depth == 0 {
        try body(isDropping ? nil : element, elementLine)
        element = []
      }
    }
  }

  /// Hands over an object that the text's end cut.
  mutating func finish(_ body: ([UInt8]?, _ line: Int) throws -> Void) rethrows {
    guard depth > 0 else { return }
    try body(isDropping ? nil : element, elementLine)
    depth = 0
  }

  private mutating func step(_ byte: UInt8) {
    if isString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    default: break
    }
  }
}
