import SyncEvents
import Testing

@testable import EventStore

struct LeafFormTests {
  @Test(
    arguments: [
      ("6BA7B810-9DAD-11D1-80B4-00C04FD430C8", .upperUUID),
      ("6ba7b810-9dad-11d1-80b4-00c04fd430c8", .lowerUUID),
      ("12345678-1234-1234-1234-123456789012", .upperUUID),
      ("6ba7b810-9DAD-11d1-80b4-00c04fd430c8", .string),
      ("6ba7b810-9dad-11d1-80b4-00c04fd430cg", .string),
      ("6ba7b810+9dad+11d1+80b4+00c04fd430c8", .string),
      ("2026-11-02T08:00:00Z", .seconds), ("2026-11-02T08:00:00.000Z", .milliseconds),
      ("2026-11-02T08:00:00.000001Z", .microseconds),
      ("2026-11-02T08:00:00.000000001Z", .nanoseconds),
      ("2026-11-02T08:00:60Z", .string), ("2026-11-02T08:00:00.12345Z", .string),
      ("2026-11-02t08:00:00Z", .string), ("2026-11-02T08:00:00z", .string),
      ("2026-11-02 08:00:00Z", .string), ("2026-13-02T08:00:00Z", .string),
      ("9999-11-02T08:00:00Z", .string), ("", .string),
    ] as [(String, LeafForm)]
  )
  func `a text is packed in the form that gives it back`(text: String, form: LeafForm) {
    switch PackedText(text) {
    case .text: #expect(form == .string)
    case .uuid(let value, let found):
      #expect(found == form)
      #expect(PackedText.text(uuid: value, isLower: found == .lowerUUID) == text)
    case .time(let time, let found):
      #expect(found == form)
      #expect(found.fractionDigits.map { time.text(fractionDigits: $0) } == text)
    }
  }

  @Test func `the numbers of the forms are part of the format`() {
    #expect(LeafForm.allCases.map(\.rawValue) == Array(0...10))
  }
}
