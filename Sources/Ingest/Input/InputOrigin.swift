import SyncEvents

/// Where events come from: an input's name, and what tells it from others of the same lines.
struct InputOrigin {
  /// The path, or `-`.
  let name: String
  /// A digest of the input's beginning; lines without a time are one only within one input.
  let salt: String

  init(name: String, prefix: [UInt8] = []) {
    self.name = name
    salt = prefix.isEmpty ? "" : Self.digest(prefix)
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    var hash = FNV1a()
    hash.combine(String(decoding: bytes, as: UTF8.self))
    return hash.hex
  }
}
