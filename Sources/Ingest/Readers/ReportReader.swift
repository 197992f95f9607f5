import SyncEvents

/// Reads the report format: a JSON object a line.
struct ReportReader: LineReader {
  private var context = ReportContext()
  private var known = KnownLines()
  /// The last refused line that opened a report, or may have.
  private var refused: Int?

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    guard !Self.isBlank(line) else { return }
    let event: SyncEvent
    do throws(EventError) {
      event = try self.event(line, number: number)
    } catch {
      return try sink(.rejection(Rejection(line: number, reason: reason(error, number))))
    }
    let signals = known.signals(of: event)
    try sink(
      .event(ReadEvent(event: event, line: number, byteCount: line.count, signals: signals))
    )
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {}

  /// A line that was too long may have opened a report.
  mutating func skip(number: Int) {
    close(number)
  }

  /// The event of a line.
  mutating func event(_ line: Span<UInt8>, number: Int) throws(EventError) -> SyncEvent {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONScanner.value(in: line)
    } catch {
      if Self.namesReport(line) { close(number) }
      throw .notJSON(error)
    }
    do throws(EventError) {
      let event = try context.event(value)
      if event.kind == .report { refused = nil }
      return event
    } catch {
      if value.object?["kind"]?.text == EventKind.report.name { close(number) }
      throw error
    }
  }

  /// Ends what the lines after a refused report would else inherit from the report before it.
  private mutating func close(_ number: Int) {
    context = ReportContext()
    refused = number
  }

  private func reason(_ error: EventError, _ number: Int) -> String {
    if error == .noIdentity, let refused, refused != number {
      return "no identity, since the report line \(refused) was refused"
    }
    return "\(error)"
  }

  /// Whether a line that is no JSON holds the opening of a report, as where one report was cut and
  /// the next was appended.
  private static func namesReport(_ line: Span<UInt8>) -> Bool {
    let mark = Array(#""kind":"report""#.utf8)
    var matched = 0
    for index in line.indices {
      let byte = line[index]
      if byte == mark[matched] {
        matched += 1
        if matched == mark.count { return true }
      } else if byte != 0x20 && byte != 0x09 {
        // Blanks may stand around the colon.
        matched = byte == mark[0] ? 1 : 0
      }
    }
    return false
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where line[index] != 0x20 && line[index] != 0x09 { return false }
    return true
  }
}
