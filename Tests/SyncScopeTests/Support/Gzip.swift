import Codecs

/// Compresses texts for the tests.
enum Gzip {
  static func pack(_ text: String) throws -> [UInt8] {
    try pack(Array(text.utf8))
  }

  static func pack(_ bytes: [UInt8]) throws -> [UInt8] {
    var packed: [UInt8] = []
    let encoder = try GzipEncoder()
    try encoder.encode(bytes, into: &packed)
    try encoder.finish(into: &packed)
    return packed
  }

  /// So many times a piece of text, without ever holding it expanded.
  static func bomb(_ piece: [UInt8], times: Int) throws -> [UInt8] {
    var packed: [UInt8] = []
    let encoder = try GzipEncoder()
    for _ in 0..<times { try encoder.encode(piece, into: &packed) }
    try encoder.finish(into: &packed)
    return packed
  }
}
