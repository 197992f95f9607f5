import SyncEvents
import TestSupport

/// Makes bodies of every shape that JSON allows, the same in every run.
struct RandomJSON {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Texts that look like what a block packs, and some that only almost do.
  static let texts = [
    "", "a", "plain text", "naïve", "nai\u{308}ve", "\u{212B}ngstrom", "A\u{30A}ngstrom", "🦞",
    "zero\u{0}inside", "\u{FEFF}mark", "line\nfeed \"quoted\" \\ \u{1F}",
    "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
    "6ba7b810-9DAD-11d1-80b4-00c04fd430c8", "12345678-1234-1234-1234-123456789012",
    "6ba7b8109dad11d180b400c04fd430c8aaaa", "6ba7b810-9dad-11d1-80b4-00c04fd430cg",
    "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "2026-11-02T08:00:00Z", "2026-11-02T08:00:00.123Z", "2026-11-02T08:00:00.123456Z",
    "2026-11-02T08:00:00.123456789Z", "2026-11-02T08:00:60Z", "2026-11-02T08:00:60.123Z",
    "2026-11-02T08:00:00.12345Z", "2026-11-02t08:00:00z", "2026-11-02 08:00:00Z",
    "2026-11-02T08:00:00+00:00", "2026-11-02T24:00:00Z", "2026-02-30T08:00:00Z",
    "2026-11-02T08:00:00,123Z", "1678-01-01T00:00:00Z", "1677-12-31T23:59:59Z",
    "2261-12-31T23:59:59.999Z", "2262-01-01T00:00:00.000Z", "1969-12-31T23:59:59.999999999Z",
    "2026-11-02T08:00:00.000Z", "2026-11-02T08:00:0٣Z",
  ]

  static let numbers = ["1e400", "-0", "0.1", "1E5", "12345678901234567890", "-1.50", "1.0"]

  private static let integers: [Int64] = [
    0, 1, -1, .min, .max, 255, -256, 1_793_606_400_000_000_000,
  ]

  private static let names = [
    "kind", "ts", "code", "error", "partial", "item", "", "naïve", "nai\u{308}ve", "K", "\u{212A}",
    "a b", "\u{0}",
  ]

  /// An object of up to eight members, names doubled at times.
  mutating func body() -> JSONObject {
    object(depth: 0)
  }

  mutating func bodies(_ count: Int) -> [JSONObject] {
    (0..<count).map { _ in body() }
  }

  private mutating func object(depth: Int) -> JSONObject {
    JSONObject(
      (0..<generator.below(9)).map { _ in
        JSONMember(name: generator.pick(Self.names), value: value(depth: depth + 1))
      }
    )
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch generator.below(depth < 5 ? 9 : 6) {
    case 0: .null
    case 1: .bool(generator.isOne(in: 2))
    case 2: .integer(generator.pick(Self.integers))
    case 3: .number(generator.pick(Self.numbers))
    case 4, 5: .string(generator.pick(Self.texts))
    case 6: .array((0..<generator.below(5)).map { _ in value(depth: depth + 1) })
    default: .object(object(depth: depth))
    }
  }
}
