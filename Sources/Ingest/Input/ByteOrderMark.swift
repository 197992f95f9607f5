/// The mark with which some editors begin a UTF-8 text; it is no part of the first line.
enum ByteOrderMark {
  /// How many bytes the mark takes at the beginning: three or none.
  static func length(in bytes: Span<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf ? 3 : 0
  }
}
