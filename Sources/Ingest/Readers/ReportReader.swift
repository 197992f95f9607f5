import SyncEvents

/// Reads the report format: a JSON object a line.
struct ReportReader: LineReader {
  private var context = ReportContext()

  mutating func read(
    _ line: Span<UInt8>, number: Int, into sink: (ReadItem) throws -> Void
  ) throws {
    guard !Self.isBlank(line) else { return }
    let event: SyncEvent
    do throws(EventError) {
      event = try self.event(line)
    } catch {
      return try sink(.rejection(Rejection(line: number, reason: "\(error)")))
    }
    let signals = KnownLines.signals(of: event)
    try sink(
      .event(ReadEvent(event: event, line: number, byteCount: line.count, signals: signals)))
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {}

  /// The event of a line.
  mutating func event(_ line: Span<UInt8>) throws(EventError) -> SyncEvent {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONScanner.value(in: line)
    } catch { throw .notJSON(error) }
    return try context.event(value)
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where line[index] != 0x20 && line[index] != 0x09 { return false }
    return true
  }
}
