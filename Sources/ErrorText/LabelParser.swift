import SyncEvents

/// Reads CloudKit's own descriptions: `<CKError 0x…: "Name" (2/1011); "message"; …>`.
struct LabelParser {
  let parser: ErrorParser
  private var bytes: [UInt8] { parser.bytes }

  init(parser: ErrorParser) {
    self.parser = parser
  }

  /// Codes from here on are CloudKit's internal ones; the public ones end at 36.
  private static let firstInternalCode = 1_000

  func label(at start: Int, limit: Int, level: Int) -> FoundError? {
    var position = start + 1
    while position < limit, bytes[position] != UInt8(ascii: ":"), bytes[position] != 0x0a {
      position += 1
      if position - start > 64 { return nil }
    }
    let isUnderlying = bytes.hasText("<CKUnderlyingError", at: start)
    position = bytes.afterSpace(position + 1, limit)
    guard position < limit else { return nil }
    if bytes[position] == UInt8(ascii: "\\") { return parser.escaped(from: start, limit: limit) }
    guard bytes[position] == UInt8(ascii: "\"") else { return nil }
    let nameEnd = bytes.index(of: UInt8(ascii: "\""), from: position + 1, limit: limit) ?? limit
    let name = bytes.text(position + 1..<nameEnd)
    position = bytes.afterSpace(nameEnd + 1, limit)
    var chain = ErrorChain(
      domain: isUnderlying ? "CKInternalErrorDomain" : "CKErrorDomain"
    )
    chain.name = Self.symbol(name)
    if position < limit, bytes[position] == UInt8(ascii: "(") {
      position = numbers(at: position + 1, limit: limit, isUnderlying: isUnderlying, into: &chain)
    }
    position = fields(at: position, limit: limit, level: level, into: &chain)
    return FoundError(chain: chain, range: start..<max(position, start + 1))
  }

  /// "Partial Failure" as the SDK spells it: partialFailure.
  static func symbol(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let first = words.first else { return nil }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `2/1011`, `9`, `6/NSCocoaErrorDomain:4099`, up to and with the closing bracket.
  func numbers(
    at start: Int,
    limit: Int,
    isUnderlying: Bool,
    into chain: inout ErrorChain
  ) -> Int {
    let end = bytes.index(of: UInt8(ascii: ")"), from: start, limit: limit) ?? limit
    let parts = bytes.text(start..<end).split(separator: "/", maxSplits: 1)
    chain.code = parts.first.flatMap { Int($0) }
    if let code = chain.code, code >= Self.firstInternalCode {
      // The public code is missing; what is there is CloudKit's own.
      chain.domain = "CKInternalErrorDomain"
    }
    if parts.count == 2 {
      if let code = Int(parts[1]) {
        chain.underlying = ErrorChain(domain: "CKInternalErrorDomain", code: code)
      } else if let colon = parts[1].lastIndex(of: ":"),
        let code = Int(parts[1][parts[1].index(after: colon)...])
      {
        chain.underlying = ErrorChain(domain: String(parts[1][..<colon]), code: code)
      }
    }
    return min(end + 1, limit)
  }

  /// What follows the numbers, up to and with the closing angle.
  private func fields(
    at start: Int,
    limit: Int,
    level: Int,
    into chain: inout ErrorChain
  ) -> Int {
    var position = start
    while position < limit {
      position = bytes.afterSpace(position, limit)
      guard position < limit else { break }
      switch bytes[position] {
      case UInt8(ascii: ">"): return position + 1
      case UInt8(ascii: ";"): position += 1
      case UInt8(ascii: "\""):
        let (text, end) = message(at: position, limit: limit)
        if chain.description == nil { chain.description = text }
        position = end
      case _ where bytes.hasText("partial errors: {", at: position):
        position = items(at: position + 17, limit: limit, level: level, into: &chain)
      default: position = field(at: position, limit: limit, into: &chain)
      }
    }
    return limit
  }

  /// A quoted message that may hold quotes of its own: it ends where `;` or `>` follows.
  private func message(at quote: Int, limit: Int) -> (text: String, end: Int) {
    var position = quote + 1
    while position < limit {
      if bytes[position] == UInt8(ascii: "\"") {
        let next = bytes.afterSpace(position + 1, limit)
        if next >= limit || bytes[next] == UInt8(ascii: ";")
          || bytes[next] == UInt8(ascii: ">") && next == position + 1
        {
          return (bytes.text(quote + 1..<position), position + 1)
        }
      }
      position += 1
    }
    return (bytes.text(quote + 1..<limit), limit)
  }

  /// `name = value`, or words such as `Retry after 31.2 seconds`.
  private func field(at start: Int, limit: Int, into chain: inout ErrorChain) -> Int {
    for name in ["server message = ", "container ID = "] where bytes.hasText(name, at: start) {
      let quote = bytes.afterSpace(start + name.utf8.count, limit)
      guard quote < limit, bytes[quote] == UInt8(ascii: "\"") else { break }
      let (text, end) = message(at: quote, limit: limit)
      if name.hasPrefix("server") {
        chain.serverErrorDescription = text
      } else {
        chain.containerID = text
      }
      return end
    }
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: ">") { end += 1 }
    let text = bytes.text(start..<end)
    if let value = text.value(after: "uuid = ") {
      if !value.isEmpty { chain.requestUUID = value }
    } else if let value = text.value(after: "Retry after ") {
      chain.retryAfter = value.split(separator: " ").first.flatMap { Double($0) }
    } else if let equals = text.firstRange(of: " = ") {
      chain.userInfo = chain.userInfo ?? JSONObject()
      chain.userInfo?.append(
        String(text[..<equals.lowerBound]),
        .string(String(text[equals.upperBound...]))
      )
    } else if !text.isEmpty {
      chain.userInfo = chain.userInfo ?? JSONObject()
      chain.userInfo?.append("text", .string(text))
    }
    return end
  }

  // MARK: Items

  private func items(
    at start: Int,
    limit: Int,
    level: Int,
    into chain: inout ErrorChain
  ) -> Int {
    var items: [PartialError] = chain.partial ?? []
    var position = start
    while true {
      position = bytes.afterSpace(position, limit)
      guard position < limit else { break }
      if bytes[position] == UInt8(ascii: "}") {
        position += 1
        break
      }
      if bytes.hasText("...", at: position) {
        position = omission(at: position, limit: limit, into: &chain)
        continue
      }
      guard let equals = self.equals(from: position, limit: limit) else { break }
      let item = bytes.text(position..<equals)
      let value = bytes.afterSpace(equals + 3, limit)
      guard value < limit, let error = parser.error(at: value, limit: limit, level: level + 1)
      else { break }
      items.append(PartialError(item: item, error: error.chain))
      position = max(error.range.upperBound, value + 1)
    }
    chain.partial = items
    return position
  }

  /// Where the ` = ` after an item's identifier begins.
  private func equals(from start: Int, limit: Int) -> Int? {
    let end = min(limit, start + Limits.maximumKeyLength)
    var position = start
    while position + 2 < end {
      if bytes[position] == 0x20, bytes[position + 1] == UInt8(ascii: "="),
        isSpace(bytes[position + 2])
      {
        return position
      }
      position += 1
    }
    return nil
  }

  /// `... 44 "Batch Request Failed" CKErrors omitted ...`, in either of Apple's spellings.
  private func omission(at start: Int, limit: Int, into chain: inout ErrorChain) -> Int {
    var position = start
    while position < limit, bytes[position] == UInt8(ascii: ".") || isSpace(bytes[position]) {
      position += 1
    }
    let (count, end) = bytes.integer(at: position, limit)
    if let count { chain.partialOmitted = (chain.partialOmitted ?? 0) + count }
    position = end
    while position < limit, bytes[position] != 0x0a, bytes[position] != UInt8(ascii: "}") {
      if bytes.hasText("...", at: position) { return position + 3 }
      position += 1
    }
    return position
  }
}

extension [UInt8] {
  func index(of byte: UInt8, from start: Int, limit: Int) -> Int? {
    var position = start
    while position < limit {
      if self[position] == byte { return position }
      position += 1
    }
    return nil
  }
}

extension String {
  /// What follows a text at the beginning.
  func value(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
