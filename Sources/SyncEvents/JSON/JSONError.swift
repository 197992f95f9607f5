/// Why a text is not JSON, and where.
package struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found or wanted, in words.
  package let reason: String
  /// The offset of the byte in the text.
  package let offset: Int

  package init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package var description: String { "not JSON: \(reason) at byte \(offset + 1)" }
}
