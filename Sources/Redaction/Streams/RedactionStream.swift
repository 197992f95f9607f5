import SyncEvents

/// Redacts a text that comes in pieces, a line at a time; what goes out has the same lines.
///
/// A line that is JSON is redacted by what its members mean, any other as text; so is a JSON
/// document of many lines, if it is not too large to be held.
package struct RedactionStream {
  private var redactor: Redactor
  private var carry: [UInt8] = []
  private var document = DocumentGathering()
  /// The number of the line that is being read.
  private var number = 1
  private var envelope = EnvelopeLengths()
  private var columns = PrivateColumns()
  /// What was replaced so far.
  package private(set) var tally = RedactionTally()

  package init(redactor: Redactor) {
    self.redactor = redactor
  }

  /// The redacted text of the lines that end in the piece.
  package mutating func redact(_ piece: [UInt8]) -> [UInt8] {
    guard let text = document.take(piece) else { return [] }
    return lines(text)
  }

  private mutating func lines(_ piece: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while let end = piece[start...].firstIndex(of: 0x0a) {
      carry += piece[start..<end]
      result += line(carry, end: [0x0a])
      carry.removeAll(keepingCapacity: carry.count < Limits.partBytes)
      number += 1
      start = end + 1
    }
    carry += piece[start...]
    if carry.count > Limits.lineBytes { result += part() }
    return result
  }

  /// The redacted rest, which no line feed ends.
  package mutating func finish() -> [UInt8] {
    let (text, value) = document.finish()
    if let value {
      defer { take() }
      let redacted = redactor.value(value)
      return redacted == value ? text : Array((JSONWriter.indented(redacted) + "\n").utf8)
    }
    let last = lines(text)
    let rest = carry.isEmpty ? [] : line(carry, end: [])
    carry = []
    return last + rest + envelope.finish()
  }

  /// The beginning of a line that is too long to be held, up to white space.
  private mutating func part() -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while carry.count - start > Limits.partBytes {
      let end = start + Limits.partBytes
      let blank = carry[start..<end].lastIndex { $0.isBlank } ?? end - 1
      let piece = Array(carry[start...blank])
      result += redactor.bytes(piece) ?? piece
      start = blank + 1
    }
    carry.removeSubrange(..<start)
    take()
    return result
  }

  private mutating func line(_ line: [UInt8], end: [UInt8]) -> [UInt8] {
    defer { take() }
    // A line that is no JSON is text.
    let value = DocumentGathering.isBeginning(line) ? try? JSONScanner.value(in: line.span) : nil
    if case .array = value, let value {
      let redacted = redactor.value(value)
      let text = redacted == value ? line : Array(JSONWriter.line(redacted).utf8)
      return envelope.pass(text + end, was: line.count + end.count)
    }
    guard case .object(let object) = value else {
      let cells = columns.redact(line, with: &redactor) ?? line
      return envelope.pass((redactor.bytes(cells) ?? cells) + end, was: line.count + end.count)
    }
    if let held = envelope.hold(object, line + end) { return held }
    var redacted = redactor.object(object)
    if object["kind"] == "report", redactor.isWhole { redacted["redaction"] = "on" }
    guard redacted != object else {
      return envelope.pass(line + end, was: line.count + end.count)
    }
    let isReturned = line.last == 0x0d
    let text = Array(JSONWriter.line(.object(redacted)).utf8) + (isReturned ? [0x0d] : []) + end
    return envelope.pass(text, was: line.count + end.count)
  }

  private mutating func take() {
    tally.add(redactor.takeReplacements(), line: number)
  }
}
