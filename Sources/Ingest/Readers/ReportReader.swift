import SyncEvents

/// Reads the report format: a JSON object a line.
struct ReportReader: LineReader {
  private var context = ReportContext()
  private var known = KnownLines()

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    guard !Self.isBlank(line) else { return }
    let event: SyncEvent
    do throws(EventError) {
      event = try self.event(line)
    } catch {
      return try sink(.rejection(Rejection(line: number, reason: "\(error)")))
    }
    let signals = known.signals(of: event)
    try sink(
      .event(ReadEvent(event: event, line: number, byteCount: line.count, signals: signals))
    )
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {}

  /// The event of a line.
  mutating func event(_ line: Span<UInt8>) throws(EventError) -> SyncEvent {
    do throws(EventError) {
      return try parsed(line)
    } catch {
      if Self.namesReport(line) { context = ReportContext() }
      throw error
    }
  }

  private mutating func parsed(_ line: Span<UInt8>) throws(EventError) -> SyncEvent {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONScanner.value(in: line)
    } catch { throw .notJSON(error) }
    return try context.event(value)
  }

  /// Whether a refused line holds the opening of a report, as where one report was cut and the next
  /// was appended: the lines after it must not be taken for the report's before it.
  private static func namesReport(_ line: Span<UInt8>) -> Bool {
    let marks = [#""kind":"report""#, #""kind": "report""#].map { Array($0.utf8) }
    return marks.contains { mark in
      line.count >= mark.count
        && (0...line.count - mark.count).contains { start in
          mark.indices.allSatisfy { line[start + $0] == mark[$0] }
        }
    }
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where line[index] != 0x20 && line[index] != 0x09 { return false }
    return true
  }
}
