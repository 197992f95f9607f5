/// Where the bytes of an input come from, piece by piece.
protocol PieceSource: AnyObject {
  /// The next piece, of any size but none; nil at the end.
  func next() throws -> [UInt8]?
}

/// A source that stands at the beginning: a file, or what is in memory.
protocol RootSource: PieceSource {
  /// Bytes read so far.
  var bytesRead: Int { get }
}
