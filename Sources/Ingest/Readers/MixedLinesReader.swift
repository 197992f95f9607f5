import SyncEvents

/// Reads JSON objects a line each, with lines between that are none, as `log show` prints a heading.
struct MixedLinesReader: LineReader {
  private var objects: JSONObjectReader
  private var text: ConsoleReader

  init(source: InputOrigin, console: ConsoleLogOptions) {
    objects = JSONObjectReader(source: source, console: console)
    text = ConsoleReader(source: source)
  }

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var first = 0
    while first < line.count, line[first] == 0x20 || line[first] == 0x09 { first += 1 }
    if first < line.count, line[first] == UInt8(ascii: "{") {
      try objects.read(line.indices.map { line[$0] }, line: number, into: sink)
    } else {
      try text.read(line, number: number, into: sink)
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    try objects.finish(into: sink)
    try text.finish(into: sink)
  }
}
