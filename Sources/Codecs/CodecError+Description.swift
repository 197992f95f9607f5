extension CodecError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .endOfBytes(let offset, let wanted, let left):
      "the bytes end: \(wanted) wanted at byte \(offset), \(left) left"
    case .malformedVarint(let offset):
      "a malformed number at byte \(offset)"
    case .countTooLarge(let found, let limit):
      "a count of \(found), where at most \(limit) can be"
    case .trailingBytes(let count):
      "\(count) bytes too many"
    case .unknownMode(let mode):
      "the unknown column mode \(mode)"
    case .indexOutOfRange(let found, let count):
      "the index \(found) among \(count) values"
    case .emptyRun:
      "a run of no rows"
    case .invalidLengths:
      "string lengths that do not add up to the bytes"
    case .corruptDeflate(let reason):
      "damaged deflate data: \(reason)"
    case .truncatedDeflate:
      "truncated deflate data"
    case .wrongSize(let expected, let found?):
      "expanded to \(found) bytes instead of \(expected)"
    case .wrongSize(let expected, nil):
      "expands to more than the announced \(expected) bytes"
    case .inputTooLarge(let found):
      "\(found) bytes are too many to compress at once"
    case .zlibUnavailable(let code):
      "zlib did not start (code \(code))"
    case .corruptGzip(let offset, let reason):
      "damaged gzip data at byte \(offset): \(reason)"
    case .truncatedGzip(let offset):
      "the gzip data end too early, after \(offset) bytes"
    }
  }
}
