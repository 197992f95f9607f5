/// Searches for marks, byte by byte: the library's own search builds a table for each call, which
/// takes longer than the whole rest of reading a line.
extension StringProtocol {
  /// Whether a text stands in this one.
  func contains(_ text: String) -> Bool {
    firstRange(of: text) != nil
  }

  /// Where a text stands first.
  func firstRange(of text: String) -> Range<Index>? {
    let mark = text.utf8
    guard let first = mark.first else { return startIndex..<startIndex }
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: mark) {
        return found..<utf8.index(found, offsetBy: mark.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}
