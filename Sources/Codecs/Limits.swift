/// Every bound of this module, with its reason.
enum Limits {
  /// What one byte of deflate data can grow to at most: a match of 258 bytes takes two bits
  /// (zlib.net/zlib_tech.html gives 1032:1). A size beyond it is a lie, refused before any allocation.
  static let deflateExpansion = 1032

  /// The bytes that gzip works on at a time: past 64 KiB the calls no longer cost anything.
  static let gzipChunk = 64 * 1024

  /// The most distinct values that packed indices are tried for: eight bits each.
  static let packedValues = 256
}
