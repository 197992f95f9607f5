import Lint
import Testing

struct SourceNotesTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let text: String
    let lines: [Int]

    var testDescription: String { "\(rule) \(lines) \(text)" }

    init(_ rule: String, _ text: String, _ lines: [Int]) {
      self.rule = rule
      self.text = text
      self.lines = lines
    }
  }

  private static let discarded = "modify-records-result-discarded"
  private static let nilShare = "zone-share-checked-for-nil"
  private static let swallowed = "empty-catch"

  static let cases: [Case] = [
    Case(discarded, "_ = try await database.modifyRecords(saving: [share], deleting: [])", [1]),
    Case(discarded, "f()\ntry await self.container.privateCloudDatabase.modifyRecords(x)", [2]),
    Case(discarded, "func f() {\n  try? await db.modifyRecords(saving: a)\n  g()\n}", [2]),
    Case(discarded, "let (_, _) = try await db.modifyRecords(saving: a)", [1]),
    Case(discarded, "do { try await db.modifyRecords(saving: a) } catch {}", [1]),
    Case(discarded, "let result = try await db.modifyRecords(saving: a)", []),
    Case(discarded, "let (saved, _) = try await db.modifyRecords(saving: a)", []),
    Case(discarded, "return try await db.modifyRecords(saving: a)", []),
    Case(discarded, "for x in try await db.modifyRecords(saving: a).saveResults {}", []),
    Case(discarded, "db.modifyRecords(saving: a) { result in use(result) }", []),
    Case(discarded, "db.modifyRecords(saving: a, completionHandler: done)", []),
    Case(discarded, "var f: R { get async throws { try await db.modifyRecords(a) } }", []),
    Case(discarded, "use(try await db.modifyRecords(saving: a))", []),
    Case(discarded, "func modifyRecords(saving: [CKRecord]) {}", []),
    Case(discarded, "// _ = try await db.modifyRecords(saving: a)", []),
    Case(discarded, "let s = \"_ = db.modifyRecords(saving: a)\"", []),
    Case(discarded, "db.modifyRecords(", []),
    Case(nilShare, "if group.zone.share == nil { make() }", [1]),
    Case(nilShare, "guard zone?.share != nil else { return }", [1]),
    Case(nilShare, "if let share = recordZone.share {\n}", [1]),
    Case(nilShare, "guard let share = group.zone.share else { return }", [1]),
    Case(nilShare, "if record.share == nil { make() }", []),
    Case(nilShare, "print(zone.share)", []),
    Case(nilShare, "let share = zone.share", []),
    Case(nilShare, "/* if zone.share == nil */", []),
    Case(nilShare, "share == nil", []),
    Case(swallowed, "do { try await db.save(CKRecord(x)) } catch { }", [1]),
    Case(swallowed, "do {\n  _ = try await c.accountStatus()\n} catch {\n  // nothing\n}", [3]),
    Case(
      swallowed,
      "do { try CKShare(x) } catch let e as CKError { log(e) }\ncatch {}",
      [2]
    ),
    Case(swallowed, "do { try CKShare(x) } catch { show(error) }", []),
    Case(swallowed, "do { try FileManager.default.removeItem(at: x) } catch {}", []),
    Case(swallowed, "catch {}", []),
    Case(swallowed, "let text = \"do { CKShare() } catch {}\"", []),
  ]

  @Test(arguments: cases)
  func `a slip is noted, and its look-alike is not`(example: Case) {
    let results = LintSubject(Given.source(example.text)).results(example.rule)
    #expect(results.map(\.line) == example.lines)
    #expect(results.allSatisfy { $0.level == .note && $0.column != nil })
  }

  @Test func `sources get notes and nothing else`() {
    let text = Self.cases.map(\.text).joined(separator: "\n")
    let results = Linter.results(of: LintSubject(Given.source(text)))
    #expect(results.allSatisfy { $0.level == .note })
  }
}
