internal import CZlib

/// Compresses to gzip as the bytes come in; the same bytes always give the same file.
///
///     let encoder = try GzipEncoder()
///     var output: [UInt8] = []
///     try encoder.encode(line, into: &output)   // may append nothing yet
///     try encoder.finish(into: &output)
package final class GzipEncoder {
  private var stream: ZlibStream
  private var scratch: [UInt8] = Array(repeating: 0, count: Limits.gzipChunk)

  package init(level: Int = 6) throws(CodecError) {
    stream = try ZlibStream(deflatingAtLevel: level, windowBits: gzipWindowBits)
  }

  /// Appends to the output what is ready.
  package func encode(_ bytes: [UInt8], into output: inout [UInt8]) throws(CodecError) {
    try unsafe encode(bytes.span.bytes, into: &output)
  }

  /// Appends to the output what is ready.
  package func encode(_ bytes: RawSpan, into output: inout [UInt8]) throws(CodecError) {
    var position = 0
    while position < bytes.byteCount {
      let rest = bytes.extracting(position..<bytes.byteCount)
      let step = stream.step(rest, into: &scratch, flush: Z_NO_FLUSH)
      guard step.code == Z_OK else { throw .corruptDeflate(reason: stream.message(step.code)) }
      position += step.consumed
      output.append(contentsOf: scratch[..<step.produced])
    }
  }

  /// Appends the rest and the trailer; what is encoded after that is a new member.
  package func finish(into output: inout [UInt8]) throws(CodecError) {
    let nothing: [UInt8] = []
    while true {
      let step = unsafe stream.step(nothing.span.bytes, into: &scratch, flush: Z_FINISH)
      output.append(contentsOf: scratch[..<step.produced])
      switch step.code {
      case Z_STREAM_END:
        stream.reset()
        return
      case Z_OK:
        continue
      default:
        throw .corruptDeflate(reason: stream.message(step.code))
      }
    }
  }
}
