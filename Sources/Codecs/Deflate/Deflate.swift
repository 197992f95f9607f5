/// Deflate in one go; for many blocks a `Deflater` and an `Inflater` are quicker.
package enum Deflate {
  package enum Format: Sendable {
    /// Deflate alone (RFC 1951): whoever stores it has a checksum of their own.
    case raw
    /// With a header and a checksum (RFC 1950).
    case zlib

    /// zlib's way to tell: negative is raw. The window is the largest, 32 KiB.
    var windowBits: Int32 {
      switch self {
      case .raw: -15
      case .zlib: 15
      }
    }
  }

  package static func compress(
    _ bytes: [UInt8],
    level: Int = 6,
    format: Format = .raw
  ) throws(CodecError) -> [UInt8] {
    try Deflater(level: level, format: format).compress(bytes)
  }

  package static func decompress(
    _ bytes: [UInt8],
    expectedSize: Int,
    format: Format = .raw
  ) throws(CodecError) -> [UInt8] {
    try Inflater(format: format).decompress(bytes, expectedSize: expectedSize)
  }
}
