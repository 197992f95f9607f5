import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SchemaResetLoopTests {
  private let rule = SchemaResetLoop()
  private static let reset = "CoreData+CloudKit: resetting internal state after error: x\n"
  private static let gap = "Cannot create new type CD_A in production schema\n"

  @Test func `three resets beside a gap in the schema are a loop`() throws {
    let text = Array(repeating: Self.reset, count: 3).joined() + Self.gap
    let finding = try Given.finding(rule, files: ["console.txt": text])
    #expect(finding?.id == "schema-reset-loop")
    // The gap is the cause and another rule's.
    #expect(finding?.severity == .warning)
  }

  @Test func `fewer resets, or resets without a gap, are none`() throws {
    let two = Self.reset + Self.reset + Self.gap
    #expect(try Given.found(rule, files: ["console.txt": two]) == [])
    let three = Array(repeating: Self.reset, count: 3).joined()
    #expect(try Given.found(rule, files: ["console.txt": three]) == [])
  }
}
