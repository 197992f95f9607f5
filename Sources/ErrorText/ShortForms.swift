import SyncEvents

/// Reads the short forms in which logs, alerts and localized sentences name an error.
///
/// A word is a domain here where it ends in `Domain` or is a dotted type name; other words with
/// numbers are no errors.
struct ShortForms {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The errors outside the ranges that were read as long forms.
  func errors(outside ranges: [Range<Int>]) -> [FoundError] {
    var found: [FoundError] = []
    var next = 0
    var position = 0
    while position < bytes.count {
      if next < ranges.count, position >= ranges[next].lowerBound {
        position = max(position, ranges[next].upperBound)
        next += 1
        continue
      }
      let limit = next < ranges.count ? ranges[next].lowerBound : bytes.count
      if let error = error(at: position, limit: limit) {
        found.append(error)
        position = max(error.range.upperBound, position + 1)
      } else {
        position = afterWord(position, limit: limit)
      }
    }
    return joinItems(found)
  }

  private func error(at position: Int, limit: Int) -> FoundError? {
    switch bytes[position] {
    case UInt8(ascii: "("): return localized(at: position, bracket: 1, limit: limit)
    case 0xef where bytes.hasText("（", at: position):
      return localized(at: position, bracket: 3, limit: limit)
    case UInt8(ascii: "\""): return bareLabel(at: position, limit: limit)
    case UInt8(ascii: "#"): return numberedItem(at: position, limit: limit)
    default:
      guard isWord(bytes[position]), position == 0 || !isWord(bytes[position - 1]) else {
        return nil
      }
      return word(at: position, limit: limit)
    }
  }

  private func afterWord(_ position: Int, limit: Int) -> Int {
    guard position < limit else { return limit }
    guard isWord(bytes[position]) else { return position + 1 }
    var end = position
    while end < limit, isWord(bytes[end]) { end += 1 }
    return max(end, position + 1)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func isDomain(_ word: String) -> Bool {
    word.hasSuffix("Domain") && word != "Domain"
  }

  // MARK: A word and what follows it

  private func word(at start: Int, limit: Int) -> FoundError? {
    let end = afterWord(start, limit: limit)
    guard end < limit || end == bytes.count else { return nil }
    let word = bytes.text(start..<end)
    if word == "Cocoa" { return cocoa(start, end, limit: limit) }
    if word == "domain", end < limit, bytes[end] == UInt8(ascii: "=") {
      return keyed(start, end + 1, limit: limit)
    }
    if word.hasSuffix("Error"), bytes.hasText("(_error: ", at: end) {
      return swiftError(word, start, end, limit: limit)
    }
    guard isDomain(word), end < limit else { return nil }
    switch bytes[end] {
    case UInt8(ascii: ":"): return numbered(word, start, end + 1, limit: limit, closing: nil)
    case UInt8(ascii: "("):
      return numbered(word, start, end + 1, limit: limit, closing: UInt8(ascii: ")"))
    case 0x20 where bytes.hasText(" #", at: end): return dashed(word, start, end + 2, limit: limit)
    default: return nil
    }
  }

  /// `Domain:134400` and `Domain(134110)`, perhaps with a property list after it.
  private func numbered(
    _ domain: String,
    _ start: Int,
    _ digits: Int,
    limit: Int,
    closing: UInt8?
  ) -> FoundError? {
    let (code, end) = bytes.integer(at: digits, limit)
    guard let code else { return nil }
    var chain = ErrorChain(domain: domain, code: code)
    guard let closing else { return FoundError(chain: chain, range: start..<end) }
    guard end < limit, bytes[end] == closing else { return nil }
    for mark in [" with userInfo dictionary {", " with userInfo {"]
    where bytes.hasText(mark, at: end + 1) {
      var plist = PropertyListReader(bytes, end + mark.utf8.count, limit: limit)
      if case .dictionary(let members, _) = plist.value(depth: 0) {
        UserInfoParser(parser: ErrorParser([], depth: 0)).take(members, into: &chain)
      }
      return FoundError(chain: chain, range: start..<max(plist.position, end + 1))
    }
    return FoundError(chain: chain, range: start..<end + 1)
  }

  /// `Domain #12 – text`, as the field notes' alert and status line print it.
  private func dashed(_ domain: String, _ start: Int, _ digits: Int, limit: Int) -> FoundError? {
    let (code, end) = bytes.integer(at: digits, limit)
    guard let code else { return nil }
    let lineEnd = bytes.index(of: 0x0a, from: end, limit: limit) ?? limit
    var text = bytes.text(end..<lineEnd).trimmed
    for dash in ["–", "—", "-"] where text.hasPrefix(dash) {
      text = String(text.dropFirst()).trimmed
      break
    }
    let chain = ErrorChain(domain: domain, code: code, description: text.isEmpty ? nil : text)
    return FoundError(chain: chain, range: start..<lineEnd)
  }

  /// `domain=X code=2`.
  private func keyed(_ start: Int, _ value: Int, limit: Int) -> FoundError? {
    let end = afterWord(value, limit: limit)
    let domain = bytes.text(value..<end)
    guard value < limit, isWord(bytes[value]), bytes.hasText(" code=", at: end) else { return nil }
    let (code, after) = bytes.integer(at: end + 6, limit)
    guard let code else { return nil }
    return FoundError(chain: ErrorChain(domain: domain, code: code), range: start..<after)
  }

  /// `Cocoa 4097 "text"`.
  private func cocoa(_ start: Int, _ end: Int, limit: Int) -> FoundError? {
    guard end < limit, bytes[end] == 0x20 else { return nil }
    let (code, after) = bytes.integer(at: end + 1, limit)
    guard let code, bytes.hasText(" \"", at: after) else { return nil }
    let quote = after + 2
    let close = bytes.index(of: UInt8(ascii: "\""), from: quote, limit: limit) ?? limit
    let chain = ErrorChain(
      domain: "NSCocoaErrorDomain",
      code: code,
      description: bytes.text(quote..<close)
    )
    return FoundError(chain: chain, range: start..<min(close + 1, limit))
  }

  /// `SwiftDataError(_error: SwiftData.SwiftDataError._Error.loadIssueModelContainer, …)`.
  private func swiftError(_ type: String, _ start: Int, _ open: Int, limit: Int) -> FoundError? {
    let close = bytes.index(
      of: UInt8(ascii: ")"),
      from: open,
      limit: min(limit, open + Limits.maximumSymbolLength)
    )
    guard let close = close ?? (limit - open <= Limits.maximumSymbolLength ? limit : nil) else {
      return nil
    }
    let inner = bytes.text(open + 9..<max(close, open + 9))
    let symbol = inner.split(separator: ",").first.map(String.init) ?? inner
    let parts = symbol.split(separator: ".")
    guard parts.count > 2 else { return nil }
    let module = String(parts[0])
    var chain = ErrorChain(domain: type.contains(".") ? type : "\(module).\(type)")
    chain.name = parts.last.map(String.init)
    return FoundError(chain: chain, range: start..<min(close + 1, limit))
  }

  // MARK: Brackets

  /// `(D error 2.)`, `(D-Fehler 0.)`, `（D错误2。）`, `(Module.Type 1)`, in any language.
  private func localized(at open: Int, bracket: Int, limit: Int) -> FoundError? {
    let start = open + bracket
    let domainEnd = afterWord(start, limit: limit)
    guard start < limit, isWord(bytes[start]), domainEnd < limit else { return nil }
    let domain = bytes.text(start..<domainEnd)
    guard isDomain(domain) || domain.contains(".") && domain.contains("Error") else { return nil }
    var digits = domainEnd
    while digits < limit, digits - domainEnd < 48,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[digits]),
      !"()\n:;,".utf8.contains(bytes[digits])
    {
      digits += 1
    }
    if digits > domainEnd, bytes[digits - 1] == UInt8(ascii: "-"), digits - 1 > domainEnd {
      digits -= 1
    }
    let (code, end) = bytes.integer(at: digits, limit)
    guard let code else { return nil }
    var close = end
    if close < limit, bytes[close] == UInt8(ascii: ".") { close += 1 }
    if bytes.hasText("。", at: close) { close += 3 }
    if close < limit, bytes[close] == UInt8(ascii: ")") {
      close += 1
    } else if bytes.hasText("）", at: close) {
      close += 3
    } else {
      return nil
    }
    let description = sentence(before: open, to: close)
    return FoundError(
      chain: ErrorChain(domain: domain, code: code, description: description),
      range: open..<close
    )
  }

  /// The sentence that ends with the bracket, if one stands before it on the line.
  private func sentence(before open: Int, to close: Int) -> String? {
    var start = open
    let earliest = max(0, open - Limits.maximumSentenceLength)
    while start > earliest {
      let byte = bytes[start - 1]
      if byte == 0x0a || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ")") { break }
      if byte == 0x20, start > 1, bytes[start - 2] == UInt8(ascii: ":") { break }
      start -= 1
    }
    let lead = bytes.text(start..<open).trimmed
    return lead.isEmpty ? nil : bytes.text(start..<close).trimmed
  }

  // MARK: Labels without angles

  /// `"Partial Failure" (2/1011)`, perhaps after `CKError`.
  private func bareLabel(at quote: Int, limit: Int) -> FoundError? {
    let nameStart = quote + 1
    var nameEnd = nameStart
    while nameEnd < limit, nameEnd - nameStart < 48, bytes[nameEnd] != UInt8(ascii: "\""),
      bytes[nameEnd] != 0x0a
    {
      nameEnd += 1
    }
    guard nameEnd > nameStart, bytes.hasText("\" (", at: nameEnd) else { return nil }
    let digits = nameEnd + 3
    guard digits < limit, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[digits]) else {
      return nil
    }
    var chain = ErrorChain(domain: "CKErrorDomain")
    chain.name = LabelParser.symbol(bytes.text(nameStart..<nameEnd))
    let end = LabelParser(parser: ErrorParser(withoutDescriptions: bytes)).numbers(
      at: digits,
      limit: limit,
      isUnderlying: false,
      into: &chain
    )
    guard chain.code != nil else { return nil }
    return FoundError(chain: chain, range: quote..<end)
  }

  /// `#22 "text"(2024)`.
  private func numberedItem(at hash: Int, limit: Int) -> FoundError? {
    let (code, end) = bytes.integer(at: hash + 1, limit)
    guard let code, code > 0, bytes.hasText(" \"", at: end) else { return nil }
    let quote = end + 2
    let close = bytes.index(of: UInt8(ascii: "\""), from: quote, limit: min(limit, quote + 512))
    guard let close, close + 1 < limit, bytes[close + 1] == UInt8(ascii: "(") else { return nil }
    let (inner, after) = bytes.integer(at: close + 2, limit)
    guard let inner else { return nil }
    var chain = ErrorChain(
      domain: "CKErrorDomain",
      code: code,
      description: bytes.text(quote..<close)
    )
    chain.underlying = ErrorChain(domain: "CKInternalErrorDomain", code: inner)
    return FoundError(chain: chain, range: hash..<min(after + 1, limit))
  }

  /// Puts the items that follow a partial failure, an arrow before each, into it.
  private func joinItems(_ errors: [FoundError]) -> [FoundError] {
    var joined: [FoundError] = []
    for error in errors {
      guard let last = joined.last?.range, joined.last?.chain.matches("CKErrorDomain", 2) == true,
        let item = item(before: error.range.lowerBound, after: last.upperBound)
      else {
        joined.append(error)
        continue
      }
      // In place: a copy for each item would take the square of their number.
      joined[joined.count - 1].chain.partial = joined[joined.count - 1].chain.partial ?? []
      joined[joined.count - 1].chain.partial?.append(PartialError(item: item, error: error.chain))
      joined[joined.count - 1].range = last.lowerBound..<error.range.upperBound
    }
    return joined
  }

  /// The identifier in `\n  item → "Label" (15/2000)`.
  private func item(before start: Int, after end: Int) -> String? {
    guard end < start, start - end < Limits.maximumKeyLength else { return nil }
    let lines = bytes.text(end..<start).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, let last = lines.last?.trimmed, last.hasSuffix("→") else { return nil }
    return String(last.dropLast()).trimmed
  }
}
