import SyncEvents

/// Reads Sentry envelopes: a header line, then items, each a header line and a payload of so many
/// bytes or one line. Events are read, attachments that are reports too, other items counted.
struct SentryEnvelopeReader: LineReader {
  private var objects: JSONObjectReader
  private var state = State.header

  private enum State {
    case header
    case itemHeader
    case line(type: String)
    case bytes(type: String, left: Int, line: Int)
  }

  /// The payload of so many bytes, as far as it was read.
  private var payload: [UInt8] = []

  init(source: InputOrigin, console: ConsoleLogOptions) {
    objects = JSONObjectReader(source: source, console: console)
  }

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    switch state {
    case .header: state = .itemHeader
    case .itemHeader:
      guard line.count > 0 else { return }
      guard let header = (try? JSONScanner.value(in: line))?.object else {
        return try sink(.rejection(Rejection(line: number, reason: "no item header")))
      }
      let type = header["type"]?.text ?? "unknown"
      if let length = header["length"]?.integer, length >= 0,
        length <= Int64(SyncEvents.Limits.maximumLineLength)
      {
        state = .bytes(type: type, left: Int(length), line: number + 1)
      } else {
        state = .line(type: type)
      }
    case .line(let type):
      state = .itemHeader
      try take(line.indices.map { line[$0] }, type, number, into: sink)
    case .bytes(let type, let left, let start):
      payload += line.indices.map { line[$0] }
      // The line feed that the splitter took belongs to the payload, unless it ends it.
      if payload.count >= left {
        state = .itemHeader
        let whole = payload
        payload = []
        try take(whole, type, start, into: sink)
      } else {
        payload.append(0x0a)
      }
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    if case .bytes(let type, _, let line) = state, !payload.isEmpty {
      try take(payload, type, line, into: sink)
    }
    try objects.finish(into: sink)
  }

  private mutating func take(
    _ payload: [UInt8],
    _ type: String,
    _ line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    switch type {
    case "event": try objects.read(payload, line: line, into: sink)
    case "attachment":
      // An attachment may be a report; anything else in it is no event of sync.
      for (offset, row) in payload.split(separator: 0x0a).enumerated()
      where row.first == UInt8(ascii: "{") {
        try objects.read(Array(row), line: line + offset, into: sink)
      }
    default:
      try sink(
        .rejection(Rejection(line: line, reason: "an item of type \(type) tells nothing of sync"))
      )
    }
  }
}
