import SyncEvents

/// Reads the long forms: `Error Domain=…` and `<CKError …>`.
///
/// It works on bytes in place. Text that is escaped, since it stands in a quoted string, is
/// unescaped once and read by a parser of its own, one level deeper; each escaping doubles what it
/// takes, so there can't be many.
struct ErrorParser {
  let bytes: [UInt8]
  let depth: Int
  /// Where the description that begins at a quote ends, where a `UserInfo=` tells.
  private let descriptionEnds: [Int: Int]

  init(_ bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    self.depth = depth
    descriptionEnds = DescriptionEnds.find(in: bytes)
  }

  /// A parser for bytes in which no description is read.
  init(withoutDescriptions bytes: [UInt8]) {
    self.bytes = bytes
    depth = 0
    descriptionEnds = [:]
  }

  static let nsErrorMark = Array("Error Domain=".utf8)
  static let labelMarks = [Array("<CKError".utf8), Array("<CKUnderlyingError".utf8)]

  /// The errors that begin in a range, none inside another.
  func errors(in range: Range<Int>, level: Int = 0) -> [FoundError] {
    var found: [FoundError] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if let error = error(at: position, limit: range.upperBound, level: level) {
        found.append(error)
        position = max(error.range.upperBound, position + 1)
      } else {
        position += 1
      }
    }
    return found
  }

  /// The error that begins exactly there.
  func error(at position: Int, limit: Int, level: Int) -> FoundError? {
    guard level + depth < Limits.maximumDepth else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "E"):
      guard bytes.hasText(Self.nsErrorMark, at: position) else { return nil }
      return nsError(at: position, limit: limit, level: level)
    case UInt8(ascii: "<"):
      guard Self.labelMarks.contains(where: { bytes.hasText($0, at: position) }) else { return nil }
      return LabelParser(parser: self).label(at: position, limit: limit, level: level)
    default: return nil
    }
  }

  // MARK: NSError

  private func nsError(at start: Int, limit: Int, level: Int) -> FoundError? {
    var position = start + Self.nsErrorMark.count
    let domainStart = position
    while position < limit, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "\"") {
      position += 1
    }
    let domain = bytes.text(domainStart..<position)
    guard !domain.isEmpty else { return nil }
    var chain = ErrorChain(domain: domain)
    var end = position
    position = bytes.afterSpace(position, limit)
    if bytes.hasText("Code=", at: position) {
      let (code, after) = bytes.integer(at: position + 5, limit)
      chain.code = code
      end = after
      position = bytes.afterSpace(after, limit)
    }
    if position + 1 < limit, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "\"")
    {
      return escaped(from: start, limit: limit)
    }
    if position < limit, bytes[position] == UInt8(ascii: "\"") {
      let close = endOfDescription(position, limit: limit)
      describe(&chain, position + 1..<close, level: level)
      end = min(close + 1, limit)
      position = bytes.afterSpace(end, limit)
    }
    if bytes.hasText("UserInfo=", at: position) {
      position += 9
      // Before iOS 9 the dictionary's address stood first.
      if bytes.hasText("0x", at: position) {
        while position < limit, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "{") {
          position += 1
        }
        position = bytes.afterSpace(position, limit)
      }
      if position < limit, bytes[position] == UInt8(ascii: "{") {
        let reader = UserInfoParser(parser: self)
        end = reader.read(at: position, limit: limit, level: level + 1, into: &chain)
      }
    }
    end = skipRepetition(from: end, limit: limit, into: &chain)
    return FoundError(chain: chain, range: start..<end)
  }

  /// Takes a description, and the error that stands in its prose as underlying.
  private func describe(_ chain: inout ErrorChain, _ range: Range<Int>, level: Int) {
    guard range.lowerBound < range.upperBound else { return }
    let text = bytes.text(range)
    if text != "(null)" { chain.description = text }
    let inner = errors(in: range, level: level + 1)
    if let embedded = inner.first?.chain { chain.underlying = embedded }
  }

  /// A description's closing quote: the one before its `UserInfo=`, else the last of its line that
  /// could close it.
  private func endOfDescription(_ open: Int, limit: Int) -> Int {
    if let end = descriptionEnds[open], end <= limit { return end }
    var last: Int?
    var position = open + 1
    while position < limit, bytes[position] != 0x0a {
      if bytes.hasText(Self.nsErrorMark, at: position) { break }
      if bytes[position] == UInt8(ascii: "\"") {
        let next = position + 1 < limit ? bytes[position + 1] : 0x0a
        if " \n\r\t,;)}].>".utf8.contains(next) {
          last = position
          if bytes[open..<position].elementsEqual("\"(null)".utf8) { break }
        }
      }
      position += 1
    }
    // Cut within the description: all that is left is it.
    return last ?? position
  }

  /// Store errors print twice: `… with userInfo {` and the same as a property list.
  private func skipRepetition(from end: Int, limit: Int, into chain: inout ErrorChain) -> Int {
    let position = bytes.afterSpace(end, limit)
    for mark in ["with userInfo {", "with userInfo dictionary {"]
    where bytes.hasText(mark, at: position) {
      var plist = PropertyListReader(bytes, position + mark.utf8.count - 1, limit: limit)
      if case .dictionary(let members, _) = plist.value(depth: depth) {
        UserInfoParser(parser: self).take(members, into: &chain)
      }
      return plist.position
    }
    return end
  }

  /// Reads what stands escaped in a quoted string: up to the quote that is not escaped.
  func escaped(from start: Int, limit: Int) -> FoundError? {
    // Its beginning decides; to unescape the rest of the text in vain at each mark would take the
    // square of its length.
    let headEnd = endOfEscaped(start, limit: min(limit, start + Limits.maximumHeadLength))
    let head = Unescaped.bytes(bytes[start..<headEnd])
    guard
      ErrorParser(head, depth: depth + 1).error(at: 0, limit: head.count, level: 0) != nil
    else { return nil }
    let end = endOfEscaped(start, limit: limit)
    let inner = Unescaped.bytes(bytes[start..<end])
    let parser = ErrorParser(inner, depth: depth + 1)
    guard let error = parser.error(at: 0, limit: inner.count, level: 0) else { return nil }
    return FoundError(chain: error.chain, range: start..<max(end, start + 1))
  }

  /// Where the quote stands that is not escaped, or the limit.
  private func endOfEscaped(_ start: Int, limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, limit)
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0a || byte == 0x09 || byte == 0x0d
}
