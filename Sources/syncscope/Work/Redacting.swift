import Codecs
import Ingest
import Redaction

/// Redacts an input, a piece at a time.
enum Redacting {
  /// Hands over the redacted text in pieces, and gives back what was replaced.
  ///
  /// Damage at the end of a compressed input is told on standard error: what stands before it is
  /// redacted all the same.
  static func run(
    _ path: String,
    with redactor: Redactor,
    into sink: ([UInt8]) throws -> Void
  ) throws -> (tally: RedactionTally, isWhole: Bool) {
    let pieces = try InputPieces(path)
    var stream = RedactionStream(redactor: redactor)
    var isWhole = true
    do {
      while let piece = try pieces.next() {
        try Interruption.check()
        try sink(stream.redact(piece))
      }
    } catch let error as CodecError {
      StandardError.write("syncscope: \(path): \(error); what stands before it was redacted\n")
      isWhole = false
    }
    try sink(stream.finish())
    return (stream.tally, isWhole)
  }

  /// What would be replaced, for people.
  static func text(_ tally: RedactionTally) -> String {
    guard tally.count > 0 else { return "Nothing private was found." }
    return tally.ordered.map { kind, entry in
      let examples = entry.examples.map { example in
        "  line \(example.line): \(shown(example.replacement.text)) → "
          + example.replacement.pseudonym
      }
      return (["\(entry.count) × \(kind.words)"] + examples).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A long value's beginning, with nothing that a terminal obeys.
  private static func shown(_ text: String) -> String {
    let plain = String(text.map { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } ? $0 : "·" })
    return plain.count > 60 ? plain.prefix(60) + "…" : plain
  }
}
