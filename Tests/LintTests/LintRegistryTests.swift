import Lint
import Testing

struct LintRegistryTests {
  private static let rules = LintRegistry.checks.map(\.rule)

  @Test func `identifiers are unique words with dashes`() {
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    for rule in Self.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
    }
  }

  @Test func `each rule says what it means, what to do and where it is from`() {
    for rule in Self.rules {
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
      #expect(rule.meaning.hasSuffix("."), "\(rule.id)")
      #expect(rule.fix.hasSuffix("."), "\(rule.id)")
      #expect(!rule.source.title.isEmpty)
    }
  }

  @Test func `nothing given is nothing found`() {
    #expect(Linter.results(of: LintSubject()) == [])
    #expect(LintReport(results: [], count: 0).worst == nil)
  }

  @Test func `a rule that is only possible is no error`() {
    for rule in Self.rules where rule.certainty == .possible || rule.certainty == .likely {
      #expect(rule.level < .error, "\(rule.id)")
    }
  }

  @Test func `results stand in the order of their lines`() throws {
    let model = try Given.note(
      """
      <relationship name="b" toMany="YES" ordered="YES"/>
      <attribute name="a" attributeType="String"/>
      """
    )
    let results = Linter.results(of: LintSubject(model))
    #expect(results.map(\.line) == results.map(\.line).sorted())
    #expect(results.filter { $0.line == 3 }.count == 3)
    #expect(results.allSatisfy { LintRegistry.rule($0.rule) != nil })
  }
}
