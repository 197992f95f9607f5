import SyncEvents

/// Turns the lines of one input into events.
///
/// Lines come in order, numbered from 1. Nothing a line holds stops a reader: what it can't take it
/// hands over as a rejection.
protocol LineReader {
  /// Takes a line without its end.
  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws

  /// Is told of a line that is too long to be read.
  mutating func skip(number: Int)

  /// Hands over what was waiting for further lines.
  mutating func finish(into sink: (ReadItem) throws -> Void) throws
}

extension LineReader {
  mutating func skip(number: Int) {}
}
