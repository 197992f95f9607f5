extension String {
  /// The text without white space at its ends.
  package var trimmed: String { self[...].trimmed }
}

extension Substring {
  /// The text without white space at its ends.
  package var trimmed: String {
    let bytes = utf8
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end, isASCIISpace(bytes[start]) { start = bytes.index(after: start) }
    while start < end, isASCIISpace(bytes[bytes.index(before: end)]) {
      end = bytes.index(before: end)
    }
    let rest = self[start..<end]
    // White space beyond ASCII is rare, and to ask each character for its properties is slow.
    guard start < end, bytes[start] >= 0x80 || bytes[bytes.index(before: end)] >= 0x80 else {
      return String(rest)
    }
    return rest.trimmedOfAnySpace
  }

  private var trimmedOfAnySpace: String {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

/// Tab, line feed, vertical tab, form feed, return or space.
private func isASCIISpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte >= 0x09 && byte <= 0x0d
}
