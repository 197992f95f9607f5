import SyncEvents
import Testing

@testable import Ingest

struct RecordFolderTests {
  static func records(_ text: String) -> [LogRecord] {
    var folder = RecordFolder()
    var records: [LogRecord] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let record = folder.take(String(line), number: index + 1) { records.append(record) }
    }
    if let record = folder.flush() { records.append(record) }
    return records
  }

  @Test
  func `an error over several lines is one record`() {
    let text = """
      2026-01-12 08:15:42.118+0100 Meow[1:2] CoreData: error: Error Domain=A Code=1 UserInfo={
          key=1,
      }
      2026-01-12 08:15:43.118+0100 Meow[1:2] next
      """
    let records = Self.records(text)
    #expect(records.map(\.line) == [1, 4])
    #expect(records.first?.text.split(separator: "\n").count == 3)
    #expect(records.map(\.process) == ["Meow", "Meow"])
  }

  @Test
  func `the metadata that Xcode prints below a message is the message's`() throws {
    let text = """
      something failed
      Type: Error | Timestamp: 2026-01-12 08:15:42.118230+01:00 | Process: Meow | Subsystem: a.b \
      | Category: sync | TID: 0x1
      """
    let records = Self.records(text)
    #expect(records.count == 1)
    let record = try #require(records.first)
    #expect(record.time == Timestamp("2026-01-12T07:15:42.11823Z"))
    #expect(record.level == "Error")
    #expect(record.process == "Meow")
    #expect(record.subsystem == "a.b")
    #expect(record.category == "sync")
    #expect(record.message == "something failed")
  }

  @Test
  func `a brace that is never closed does not swallow the log`() {
    let open = "2026-01-12 08:15:42.118+0100 A[1:2] Error Domain=A Code=1 UserInfo={\n"
    let text = open + String(repeating: "  x\n", count: 9_000)
    #expect(Self.records(text).count == 3)
  }

  @Test
  func `lines without times or marks are a record each`() {
    #expect(Self.records("a\nb\n\nc").map(\.line) == [1, 2, 4])
  }
}
