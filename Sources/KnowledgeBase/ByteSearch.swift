/// Looks for a text in another, byte for byte; the standard library's search costs ten times as
/// much, and every console line is searched. A number at the end of a mark must end there.
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
        if length == mark.count, !splitsNumber(bytes, at: start + length) { return true }
      }
      start += 1
    }
    return false
  }

  private static func splitsNumber(_ bytes: Span<UInt8>, at end: Int) -> Bool {
    end < bytes.count && isDigit(bytes[end - 1]) && isDigit(bytes[end])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
