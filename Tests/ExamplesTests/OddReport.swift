import SyncEvents
import TestSupport

/// A report whose lines differ in all ways in which a block can hold them.
enum OddReport {
  static func text(count: Int) -> String {
    var random = SeededGenerator(seed: 7)
    var lines = [
      #"{"v":1,"kind":"report","ts":"2026-11-02T08:00:00Z","id":"r","device":"d","role":"owner"}"#
    ]
    for number in 0..<count {
      var line: JSONObject = [
        "v": 1,
        "kind": ["log", "beat", "made-up"].randomElement(using: &random).map(JSONValue.string)
          ?? .null, "ts": "2026-11-02T08:00:00.000001Z", "session": "s",
        "seq": .integer(Int64(number)),
      ]
      for name in ["a", "b", "c"] where Bool.random(using: &random) {
        line.append(name, value(depth: 0, &random))
      }
      lines.append(JSONWriter.line(.object(line)))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let leaves: [JSONValue] = [
    .null, true, false, 0, -1, .integer(.max), .integer(.min), .number("1e3"), .number("-0"),
    .number("3.1400"), "", "貓咪 \u{1}\u{1f}\"\\\n\t/\u{7f}", "0A0B0C0D-0102-4304-8506-0708090A0B0C",
    "0a0b0c0d-0102-4304-8506-0708090a0b0c", "0a0B0c0d-0102-4304-8506-0708090a0b0c",
    "2026-02-28T23:59:59Z", "1969-12-31T23:59:59.999Z", "2026-11-02T08:00:00.000001Z",
    "1700-01-01T00:00:00.000000001Z", "2026-02-30T00:00:00Z", "2026-11-02T08:00:60Z",
  ]

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: depth < 4 ? 0..<6 : 2..<6, using: &random) {
    case 0:
      return .array(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          value(depth: depth + 1, &random)
        }
      )
    case 1:
      return .object(
        JSONObject(
          (0..<Int.random(in: 0..<3, using: &random)).map { name in
            JSONMember(name: "m\(name)", value: value(depth: depth + 1, &random))
          }
        )
      )
    case 2: return .string("word \(Int.random(in: 0..<400, using: &random))")
    case 3: return .integer(Int64(Int.random(in: 0..<1_000_000, using: &random)))
    default: return leaves.randomElement(using: &random) ?? .null
    }
  }
}
