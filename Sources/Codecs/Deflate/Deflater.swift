internal import CZlib

/// Deflates block after block with one zlib stream, on one thread at a time.
package final class Deflater {
  private var stream: ZlibStream
  /// Kept from block to block; holds the worst case.
  private var scratch: [UInt8] = []

  package init(level: Int = 6, format: Deflate.Format = .raw) throws(CodecError) {
    stream = try ZlibStream(deflatingAtLevel: level, windowBits: format.windowBits)
  }

  package func compress(_ bytes: [UInt8]) throws(CodecError) -> [UInt8] {
    try unsafe compress(bytes.span.bytes)
  }

  package func compress(_ bytes: RawSpan) throws(CodecError) -> [UInt8] {
    stream.reset()
    let bound = stream.bound(of: bytes.byteCount)
    // The output must fit zlib's 32 bits as well, and is the larger one.
    guard bound <= UInt32.max else { throw .inputTooLarge(found: bytes.byteCount) }
    if scratch.count < bound {
      scratch = Array(repeating: 0, count: bound)
    }
    let step = stream.step(bytes, into: &scratch, flush: Z_FINISH)
    guard step.code == Z_STREAM_END else {
      throw .corruptDeflate(reason: stream.message(step.code))
    }
    return Array(scratch[..<step.produced])
  }
}
