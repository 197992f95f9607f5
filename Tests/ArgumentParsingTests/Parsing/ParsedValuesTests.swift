import Testing

@testable import ArgumentParsing

struct ParsedValuesTests {
  private let declared: [Argument] = [
    .option("limit", value: "COUNT", help: "At most so many", default: "50"),
    .option("format", value: "FORMAT", help: "How to print", repeats: true),
    .flag("color", help: "Use colors", default: true),
    .positional("file", help: "What to read"),
  ]

  private func values(
    switches: [String: Bool] = [:],
    _ given: [String: [String]] = [:]
  ) -> ParsedValues {
    ParsedValues(declared: declared, switches: switches, given: given)
  }

  @Test func `a default stands in for what is not given, and can be told from it`() throws {
    #expect(values().value("limit") == "50")
    #expect(try values().int("limit") == 50)
    #expect(!values().isGiven("limit"))
    #expect(values(["limit": ["50"]]).isGiven("limit"))
    #expect(values().flag("color"))
    #expect(!values(switches: ["color": false]).flag("color"))
    #expect(values().value("file") == nil)
  }

  @Test func `the last value is the one, but all are kept`() {
    let values = values(["format": ["table", "json"]])
    #expect(values.value("format") == "json")
    #expect(values.values("format") == ["table", "json"])
  }

  @Test func `what is required is named as it is written`() {
    #expect(throws: UsageError("missing FILE: What to read")) { try values().required("file") }
    #expect(throws: UsageError("missing --format FORMAT: How to print")) {
      try values().required("format")
    }
  }

  @Test func `choices become values of their type, or list what is known`() throws {
    let both = values(["format": ["table", "json"]])
    #expect(try both.choices("format", as: Format.self) == [.table, .json])
    #expect(try both.choice("format", as: Format.self) == .json)
    #expect(try values().choice("format", as: Format.self) == nil)
    #expect(throws: UsageError("--format takes table or json, not 'xml'")) {
      try values(["format": ["xml"]]).choice("format", as: Format.self)
    }
  }
}
