import SyncEvents

/// HMAC-SHA256 (RFC 2104) under one key.
///
/// The two hashes have taken in the padded key once and for all; each message works on copies.
struct HMACSHA256: Sendable {
  private var inner = SHA256()
  private var outer = SHA256()

  private static let blockBytes = 64

  init(key: [UInt8]) {
    var block = key
    if block.count > Self.blockBytes {
      var hash = SHA256()
      hash.combine(key)
      block = hash.finish()
    }
    block += repeatElement(0, count: Self.blockBytes - block.count)
    inner.combine(block.map { $0 ^ 0x36 })
    outer.combine(block.map { $0 ^ 0x5c })
  }

  /// The 32 bytes of a message's code.
  func code(of message: some Sequence<UInt8>) -> [UInt8] {
    var inner = inner
    inner.combine(message)
    var outer = outer
    outer.combine(inner.finish())
    return outer.finish()
  }
}
