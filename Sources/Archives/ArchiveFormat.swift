/// Tells archives by their first bytes.
package enum ArchiveFormat {
  /// How many bytes decide.
  package static let decidingBytes = 262

  /// Whether bytes begin as a zip or tar archive does.
  package static func isArchive(_ prefix: [UInt8]) -> Bool {
    // An entry, or the end of an archive without entries.
    if prefix.starts(with: [0x50, 0x4b, 0x03, 0x04])
      || prefix.starts(with: [0x50, 0x4b, 0x05, 0x06])
    {
      return true
    }
    return prefix.count >= decidingBytes && prefix[257..<262].elementsEqual("ustar".utf8)
  }
}
