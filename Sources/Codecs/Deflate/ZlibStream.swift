internal import CZlib

/// A zlib stream: all that this module does with zlib's pointers.
///
/// The C struct has an address of its own, since zlib refuses one that has moved.
@safe struct ZlibStream: ~Copyable {
  /// What one call of zlib did.
  struct Step {
    let code: Int32
    let consumed: Int
    let produced: Int
  }

  private enum Direction {
    case deflate
    case inflate
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private let direction: Direction

  private init(
    _ direction: Direction,
    _ start: (UnsafeMutablePointer<z_stream>) -> Int32
  ) throws(CodecError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let code = unsafe start(stream)
    guard code == Z_OK else {
      unsafe stream.deallocate()
      throw .zlibUnavailable(code: code)
    }
    unsafe self.stream = unsafe stream
    self.direction = direction
  }

  init(deflatingAtLevel level: Int, windowBits: Int32) throws(CodecError) {
    try unsafe self.init(.deflate) { stream in
      unsafe syncscope_deflate_init(stream, Int32(clamping: level), windowBits)
    }
  }

  init(inflatingWithWindowBits windowBits: Int32) throws(CodecError) {
    try unsafe self.init(.inflate) { stream in
      unsafe syncscope_inflate_init(stream, windowBits)
    }
  }

  deinit {
    switch direction {
    case .deflate: unsafe deflateEnd(stream)
    case .inflate: unsafe inflateEnd(stream)
    }
    unsafe stream.deallocate()
  }

  /// Makes the stream as new, which costs far less than a new one.
  mutating func reset() {
    switch direction {
    case .deflate: unsafe deflateReset(stream)
    case .inflate: unsafe inflateReset(stream)
    }
  }

  /// The most bytes that so many can come to when deflated in one go.
  func bound(of count: Int) -> Int {
    unsafe Int(clamping: deflateBound(stream, UInt(count)))
  }

  /// Fills the output from its start, as far as the input goes.
  mutating func step(_ input: RawSpan, into output: inout [UInt8], flush: Int32) -> Step {
    // zlib counts in 32 bits; the caller sees by the numbers what is left to do.
    let inputCount = UInt32(clamping: input.byteCount)
    let outputCount = UInt32(clamping: output.count)
    let code = unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        // zlib only reads the input; its type says otherwise.
        unsafe stream.pointee.next_in = unsafe UnsafeMutablePointer(
          mutating: input.bindMemory(to: UInt8.self).baseAddress
        )
        unsafe stream.pointee.avail_in = inputCount
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = outputCount
        let code =
          switch direction {
          case .deflate: unsafe deflate(stream, flush)
          case .inflate: unsafe inflate(stream, flush)
          }
        // The addresses end with this call.
        unsafe stream.pointee.next_in = nil
        unsafe stream.pointee.next_out = nil
        return code
      }
    }
    return Step(
      code: code,
      consumed: Int(inputCount - (unsafe stream.pointee.avail_in)),
      produced: Int(outputCount - (unsafe stream.pointee.avail_out))
    )
  }

  /// zlib's words for its last error.
  func message(_ code: Int32) -> String {
    if let message = unsafe stream.pointee.msg {
      return unsafe String(cString: message)
    }
    guard let message = unsafe zError(code) else { return "code \(code)" }
    return unsafe String(cString: message)
  }
}
