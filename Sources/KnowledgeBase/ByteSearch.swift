/// Looks for a text in another, byte for byte; the standard library's search costs ten times as
/// much, and every console line is searched.
enum ByteSearch {
  static func contains(_ mark: [UInt8], in text: String) -> Bool {
    guard let first = mark.first else { return true }
    let bytes = text.utf8Span.span
    guard bytes.count >= mark.count else { return false }
    var start = 0
    while start <= bytes.count - mark.count {
      if bytes[start] == first {
        var length = 1
        while length < mark.count, bytes[start + length] == mark[length] { length += 1 }
        if length == mark.count { return true }
      }
      start += 1
    }
    return false
  }
}
