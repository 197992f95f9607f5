internal import CZlib

/// The CRC-32 of gzip, PNG and zip.
package enum Checksum {
  /// The checksum of the bytes, or of all before them as well if their checksum is given.
  package static func crc32(_ bytes: RawSpan, continuing previous: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes { bytes in
      // Given no address, zlib starts anew instead of going on.
      guard let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress else { return previous }
      return unsafe UInt32(truncatingIfNeeded: crc32_z(UInt(previous), start, bytes.count))
    }
  }

  package static func crc32(_ bytes: [UInt8], continuing previous: UInt32 = 0) -> UInt32 {
    unsafe crc32(bytes.span.bytes, continuing: previous)
  }
}
