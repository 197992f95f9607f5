/// Where events come from: an input's name, and what tells it from others of the same lines.
struct InputOrigin {
  /// The path, or `-`.
  let name: String
  /// A digest of the input's beginning; lines without a time are one only within one input.
  let salt: String

  init(name: String, prefix: [UInt8] = []) {
    self.name = name
    salt = prefix.isEmpty ? "" : "\(FNV1a.hash(prefix))"
  }
}
