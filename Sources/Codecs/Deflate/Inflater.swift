internal import CZlib

/// Expands block after block with one zlib stream, on one thread at a time.
package final class Inflater {
  private var stream: ZlibStream

  package init(format: Deflate.Format = .raw) throws(CodecError) {
    stream = try ZlibStream(inflatingWithWindowBits: format.windowBits)
  }

  package func decompress(_ bytes: [UInt8], expectedSize: Int) throws(CodecError) -> [UInt8] {
    try unsafe decompress(bytes.span.bytes, expectedSize: expectedSize)
  }

  /// The expanded bytes, which must be exactly as many as expected, from all of the input.
  package func decompress(_ bytes: RawSpan, expectedSize: Int) throws(CodecError) -> [UInt8] {
    guard bytes.byteCount <= UInt32.max else { throw .inputTooLarge(found: bytes.byteCount) }
    let limit = min(bytes.byteCount * Limits.deflateExpansion, Int(UInt32.max))
    guard expectedSize >= 0, expectedSize <= limit else {
      throw .countTooLarge(found: UInt64(clamping: expectedSize), limit: limit)
    }
    stream.reset()
    // zlib wants an address even for nothing.
    var output: [UInt8] = Array(repeating: 0, count: max(1, expectedSize))
    let step = stream.step(bytes, into: &output, flush: Z_FINISH)
    switch step.code {
    case Z_STREAM_END:
      guard step.produced == expectedSize else {
        throw .wrongSize(expected: expectedSize, found: step.produced)
      }
      guard step.consumed == bytes.byteCount else {
        throw .trailingBytes(count: bytes.byteCount - step.consumed)
      }
      if expectedSize == 0 {
        return []
      }
      return output
    case Z_OK, Z_BUF_ERROR:
      guard step.produced < output.count else {
        throw .wrongSize(expected: expectedSize, found: nil)
      }
      throw .truncatedDeflate
    default:
      throw .corruptDeflate(reason: stream.message(step.code))
    }
  }
}
