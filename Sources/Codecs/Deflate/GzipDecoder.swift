internal import CZlib

/// Expands gzip as it comes in, holding no more than the chunk it was fed and one of its own.
///
///     let decoder = try GzipDecoder()
///     var text: [UInt8] = []
///     while let chunk = try source.next() {
///       decoder.feed(chunk)
///       while try decoder.next(into: &text) { consume(text) }
///     }
///     try decoder.finish()
///
/// Members that follow each other are expanded as one; zeros after a member are padding. Whatever came
/// out before a damaged place is delivered first, and the next call throws.
package final class GzipDecoder {
  private var stream: ZlibStream
  private var chunk: [UInt8] = []
  private var position = 0
  private var scratch: [UInt8]
  private var member = Member.none
  private var failure: CodecError?
  /// Whether zlib filled all it was given, so that it may hold back more without further input.
  private var isOutputPending = false

  /// The compressed bytes read so far.
  package private(set) var offset = 0

  private enum Member {
    /// Nothing read yet.
    case none
    case inside
    case ended
  }

  package init(chunkSize: Int? = nil) throws(CodecError) {
    stream = try ZlibStream(inflatingWithWindowBits: gzipWindowBits)
    scratch = Array(repeating: 0, count: max(1, chunkSize ?? Limits.gzipChunk))
  }

  /// Whether bytes begin as gzip does.
  package static func isGzip(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x1f, 0x8b])
  }

  /// Takes compressed bytes; call `next(into:)` until it returns false before the next ones.
  package func feed(_ bytes: [UInt8]) {
    // Behind the damage nothing is read any more.
    guard failure == nil else { return }
    if position == chunk.count {
      chunk = bytes
    } else {
      chunk = Array(chunk[position...]) + bytes
    }
    position = 0
  }

  /// Replaces the output by the next expanded bytes, at least one and at most the chunk size; false
  /// if more input is needed.
  package func next(into output: inout [UInt8]) throws(CodecError) -> Bool {
    output.removeAll(keepingCapacity: true)
    if let failure {
      throw failure
    }
    while position < chunk.count || isOutputPending {
      if member != .inside {
        skipPadding()
        guard position < chunk.count else { return false }
        stream.reset()
        member = .inside
      }
      let count = expand()
      if count > 0 {
        output.append(contentsOf: scratch[..<count])
        return true
      }
      if let failure {
        throw failure
      }
    }
    return false
  }

  /// Throws unless the input ended where a member did; to be called after the last `next(into:)`.
  package func finish() throws(CodecError) {
    if let failure {
      throw failure
    }
    guard member == .ended else { throw .truncatedGzip(offset: offset) }
  }

  /// Lets zlib work once; returns the bytes it put into the scratch space.
  private func expand() -> Int {
    let step = unsafe stream.step(
      chunk.span.bytes.extracting(position..<chunk.count),
      into: &scratch,
      flush: Z_NO_FLUSH
    )
    position += step.consumed
    offset += step.consumed
    isOutputPending = false
    switch step.code {
    case Z_STREAM_END:
      member = .ended
    case Z_OK, Z_BUF_ERROR:
      // The second means no more than that there was nothing to do.
      isOutputPending = step.produced == scratch.count
    default:
      failure = .corruptGzip(offset: offset, reason: stream.message(step.code))
    }
    return step.produced
  }

  /// Skips the zeros with which tapes and some writers fill up after a member.
  private func skipPadding() {
    guard member == .ended else { return }
    while position < chunk.count, chunk[position] == 0 {
      position += 1
      offset += 1
    }
  }
}
