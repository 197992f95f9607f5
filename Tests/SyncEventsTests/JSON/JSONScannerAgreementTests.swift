import Foundation
import SyncEvents
import Testing
import TestSupport

/// Random texts, sound and damaged, that the scanner and Foundation must judge alike.
struct JSONScannerAgreementTests {
  static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .integer(Int64.random(in: -1_000...1_000, using: &random))
    case 3: .number("\(Double.random(in: -1e6...1e6, using: &random))")
    case 4, 5: .string(text(&random))
    case 6, 7:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, &random) }
      )
    default:
      .object(
        JSONObject(
          (0..<Int.random(in: 0...4, using: &random)).map { index in
            JSONMember(
              name: "\(index)" + text(&random),
              value: value(depth: depth - 1, &random)
            )
          }
        )
      )
    }
  }

  static func text(_ random: inout SeededGenerator) -> String {
    let letters: [Character] = ["a", "Z", "\"", "\\", "\n", "\u{1}", "é", "😀", "/", "\u{7f}", " "]
    return String(
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      }
    )
  }

  @Test
  func `a text that was written is read to the same value by both`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let value = Self.value(depth: 4, &random)
      for text in [JSONWriter.line(value), JSONWriter.indented(value)] {
        #expect(try JSONScanner.value(in: text) == value)
        #expect(PlainJSON(text: Array(text.utf8)) == PlainJSON(value))
      }
    }
  }

  static func damaged(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = text
    let special = Array("\"\\{}[]:,0123456789eE+-.utnfls/ \t\n\u{1}".utf8) + [0x80, 0xc3, 0xff]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let byte = special.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(byte, at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = byte
      default: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      }
    }
    return bytes
  }

  @Test
  func `a damaged text is taken by both or refused by both`() {
    var random = SeededGenerator(seed: 2)
    var refused = 0
    for _ in 0..<6_000 {
      let line = JSONWriter.line(Self.value(depth: 3, &random))
      let bytes = Self.damaged(Array(line.utf8), &random)
      // try? since what is refused is nil on both sides.
      let value = try? JSONScanner.value(in: bytes.span)
      guard !Self.hasTrailingComma(bytes), !Self.hasHugeNumber(value) else { continue }
      let ours = value.map(PlainJSON.init)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(ours == PlainJSON(text: bytes), "\(text)")
      if ours == nil { refused += 1 }
    }
    // The damage must be neither always nor never harmless, or the test says nothing.
    #expect((1_000...5_500).contains(refused))
  }

  // MARK: Foundation's own ways, which `JSONScannerTests` pins down

  static func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    let packed = bytes.filter { $0 > 0x20 }
    return zip(packed, packed.dropFirst()).contains { byte, next in
      byte == UInt8(ascii: ",") && (next == UInt8(ascii: "]") || next == UInt8(ascii: "}"))
    }
  }

  static func hasHugeNumber(_ value: JSONValue?) -> Bool {
    switch value {
    case .number: value?.double?.isFinite == false
    case .array(let elements): elements.contains(where: hasHugeNumber)
    case .object(let object): object.members.contains { hasHugeNumber($0.value) }
    default: false
    }
  }
}
