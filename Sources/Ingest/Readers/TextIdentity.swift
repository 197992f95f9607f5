import SyncEvents

/// Gives events of texts that bear no identity one of their own.
///
/// It is a UUIDv8 of the hash of format, time, text and how many equal ones came before, so that a
/// text that is read twice, or two that overlap, are stored once. A text without a time may stand in
/// the logs of two devices: there the input counts, too.
struct TextIdentity {
  private let format: String
  private let salt: String
  private var counts: [UInt64: Int] = [:]

  init(format: String, salt: String = "") {
    self.format = format
    self.salt = salt
  }

  /// The identity of a text at a time; the line's number counts only in texts beyond all measure.
  mutating func id(time: String?, text: String, line: Int) -> String {
    var key = FNV1a()
    key.combine(time ?? "")
    key.combine(text)
    var before = counts[key.value] ?? 0
    if counts.count < Limits.countedTexts || before > 0 {
      counts[key.value] = before + 1
    } else {
      before = -line
    }
    var name = "\(format)\u{0}\(time ?? "")\u{0}\(text)\u{0}\(before)"
    if time == nil, !salt.isEmpty { name += "\u{0}\(salt)" }
    var digest = Array(SHA256.digest(of: name).prefix(16))
    digest[6] = digest[6] & 0x0f | 0x80
    digest[8] = digest[8] & 0x3f | 0x80
    return Self.uuid(digest)
  }

  /// The bytes in the spelling of a UUID.
  private static func uuid(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 6 || index == 8 || index == 10 { text.append(0x2d) }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0x0f)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
