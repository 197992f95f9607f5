import ErrorText
package import Ingest

/// A text that is made to take long: what it repeats, between a beginning and an end.
package struct HardText: Sendable, CustomStringConvertible {
  package let description: String
  /// The format as which it is read; nil for a text in which errors are looked for.
  package let format: InputFormat?
  private let start: String
  private let end: String
  /// The part of a number; numbered parts are no repetition of one name.
  private let part: @Sendable (Int) -> String

  init(
    _ description: String,
    as format: InputFormat? = nil,
    start: String = "",
    end: String = "",
    part: @escaping @Sendable (Int) -> String
  ) {
    self.description = description
    self.format = format
    self.start = start
    self.end = end
    self.part = part
  }

  init(
    _ part: String,
    as format: InputFormat? = nil,
    start: String = "",
    end: String = "",
    named name: String? = nil
  ) {
    self.init(name ?? start + part, as: format, start: start, end: end) { _ in part }
  }

  /// The text, of about so many bytes.
  package func text(bytes: Int) -> String {
    var text = start
    var number = 0
    while text.utf8.count < bytes {
      text += part(number)
      number += 1
    }
    return text + end
  }

  /// Reads the text, whatever comes of it; returns how much that is.
  package static func read(_ text: String, as format: InputFormat?) throws -> Int {
    guard let format else { return ErrorText.errors(in: text).count }
    var reader = InputReader()
    reader.forcedFormat = format
    let summary = try reader.read(pieces: [Array(text.utf8)], named: "hard") { _, _ in }
    return summary.reduce(0) { $0 + $1.events + $1.rejected }
  }
}
