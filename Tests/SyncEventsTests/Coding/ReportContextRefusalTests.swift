import SyncEvents
import Testing

struct ReportContextRefusalTests {
  static func reason(_ line: JSONValue) -> String? {
    var context = ReportContext()
    do {
      _ = try context.event(line)
      return nil
    } catch {
      return "\(error)"
    }
  }

  static func changed(_ name: String, _ value: JSONValue?) -> JSONValue {
    var line: JSONObject = ["v": 1, "kind": "beat", "ts": "2026-11-02T08:00:00Z", "id": "i"]
    line[name] = value
    return .object(line)
  }

  @Test
  func `a line with what is required is taken`() {
    #expect(Self.reason(Self.changed("more", nil)) == nil)
  }

  @Test(
    arguments: [
      ("v", nil, "'v' is missing"), ("v", .some(.null), "'v' is missing"),
      ("v", 2, "version 2 of the report format; this program reads 1"),
      (
        "v", .integer(.max),
        "version 9223372036854775807 of the report format; this program reads 1"
      ),
      ("v", .number("1.5"), "version 1.5 of the report format; this program reads 1"),
      (
        "v", .number("99999999999999999999"),
        "version 99999999999999999999 of the report format; this program reads 1"
      ),
      ("v", 0, "'v' must be 1, not 0"), ("v", -1, "'v' must be 1, not -1"),
      ("v", "1", "'v' must be 1, not a string"), ("v", true, "'v' must be 1, not true or false"),
      ("kind", nil, "'kind' is missing"), ("kind", .some(.null), "'kind' is missing"),
      ("kind", 1, "'kind' must be a string, not a whole number"),
      ("ts", nil, "'ts' is missing"), ("ts", .some(.null), "'ts' is missing"),
      ("ts", 1_793_606_400, "'ts' must be a string, not a whole number"),
      ("ts", "", "'ts' is no RFC 3339 time between 1678 and 2261: "),
      ("ts", "2026-11-02", "'ts' is no RFC 3339 time between 1678 and 2261: 2026-11-02"),
      (
        "ts", "1600-01-01T00:00:00Z",
        "'ts' is no RFC 3339 time between 1678 and 2261: 1600-01-01T00:00:00Z"
      ),
      ("id", nil, "no identity: an event needs 'id', or 'session' and 'seq'"),
      ("id", .some(.null), "no identity: an event needs 'id', or 'session' and 'seq'"),
      ("id", 5, "'id' must be a string, not a whole number"),
      ("source", [:], nil),
    ] as [(String, JSONValue?, String?)]
  )
  func `a line that lacks what is required is refused with the reason`(
    name: String,
    value: JSONValue?,
    reason: String?
  ) {
    #expect(Self.reason(Self.changed(name, value)) == reason)
  }

  @Test
  func `a source without a format does not excuse a missing time`() throws {
    var line = try #require(Self.changed("source", ["name": "n"]).object)
    line["ts"] = nil
    #expect(Self.reason(.object(line)) == "'ts' is missing")
  }

  @Test
  func `a time that is there must be one, whatever the source`() throws {
    var line = try #require(Self.changed("source", ["format": "console"]).object)
    line["ts"] = "noon"
    #expect(Self.reason(.object(line)) == "'ts' is no RFC 3339 time between 1678 and 2261: noon")
  }

  @Test(arguments: [nil, true, 1, .number("1.5"), "x", []] as [JSONValue])
  func `a line that is no object is refused`(line: JSONValue) {
    #expect(Self.reason(line) == "a report line is an object, this is \(line.typeName)")
  }

  @Test
  func `launch and number together are an identity, either alone is none`() {
    let both: JSONObject = [
      "v": 1, "kind": "beat", "ts": "2026-11-02T08:00:00Z", "session": "s", "seq": 0,
    ]
    #expect(Self.reason(.object(both)) == nil)
    for name in ["session", "seq"] {
      var one = both
      one[name] = nil
      #expect(Self.reason(.object(one))?.hasPrefix("no identity") == true)
    }
  }
}
