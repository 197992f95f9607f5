import SyncEvents
import Testing

struct SHA256Tests {
  static func hex(_ digest: [UInt8]) -> String {
    digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// FIPS 180-4's examples and NIST's long one.
  static let vectors = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors)
  func `hashes the published examples`(text: String, digest: String) {
    #expect(Self.hex(SHA256.digest(of: text)) == digest)
  }

  @Test
  func `pieces of any length hash as the whole`() {
    let bytes = (0..<200).map { UInt8($0) }
    for length in 0...200 {
      var whole = SHA256()
      whole.combine(bytes[..<length])
      let digest = whole.finish()
      for cut in [0, 1, 55, 56, 63, 64, 65, 119] where cut <= length {
        var pieces = SHA256()
        pieces.combine(bytes[..<cut])
        pieces.combine(bytes[cut..<length])
        #expect(pieces.finish() == digest)
      }
    }
  }

  /// Lengths around the end of a block, where the padding needs a second one.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
  ])
  func `pads a text of any length`(count: Int, digest: String) {
    #expect(Self.hex(SHA256.digest(of: String(repeating: "a", count: count))) == digest)
  }
}
