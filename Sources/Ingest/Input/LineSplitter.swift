import SyncEvents

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Cuts pieces of text into lines, without ever holding more than one line and one piece.
struct LineSplitter {
  private var carry: [UInt8] = []
  /// Whether the line that is being read is too long already, so that its rest is dropped.
  private var isDropping = false
  /// The number of the last line that was handed over.
  private(set) var number = 0

  /// Hands over the lines that end in the piece, without their ends; nil for one that is too long.
  mutating func split(
    _ piece: [UInt8],
    _ body: (Span<UInt8>?, _ number: Int) throws -> Void
  ) rethrows {
    var start = 0
    while let end = Self.lineFeed(in: piece, from: start) {
      try append(piece, start..<end, isEnd: true, body)
      start = end + 1
    }
    try append(piece, start..<piece.count, isEnd: false, body)
  }

  /// Hands over the last line, if the text doesn't end with a line feed.
  mutating func finish(_ body: (Span<UInt8>?, _ number: Int) throws -> Void) rethrows {
    guard isDropping || !carry.isEmpty else { return }
    try append([], 0..<0, isEnd: true, body)
  }

  private mutating func append(
    _ piece: [UInt8],
    _ range: Range<Int>,
    isEnd: Bool,
    _ body: (Span<UInt8>?, _ number: Int) throws -> Void
  ) rethrows {
    if isDropping || carry.count + range.count > SyncEvents.Limits.maximumLineLength {
      isDropping = !isEnd
      carry = []
      if isEnd {
        number += 1
        try body(nil, number)
      }
      return
    }
    guard isEnd else {
      carry += piece[range]
      return
    }
    number += 1
    if carry.isEmpty {
      let line = piece.span
      try body(line.extracting(range.lowerBound..<Self.endWithoutReturn(line, range)), number)
    } else {
      carry += piece[range]
      let line = carry
      carry = []
      let end = Self.endWithoutReturn(line.span, 0..<line.count)
      try body(line.span.extracting(0..<end), number)
    }
  }

  private static func endWithoutReturn(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    !line.isEmpty && bytes[line.upperBound - 1] == 0x0d ? line.upperBound - 1 : line.upperBound
  }

  private static func lineFeed(in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      // The range lies within the buffer.
      let found = unsafe memchr(base + start, 0x0a, buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }
  }
}
