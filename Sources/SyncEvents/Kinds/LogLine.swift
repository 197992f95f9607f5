/// A console line.
package struct LogLine: Sendable, Hashable {
  package var message: String?
  package var process: String?
  package var subsystem: String?
  package var category: String?
  package var level: String?
  /// The error that the line prints.
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    message = try members.text("message")
    process = try members.text("process")
    subsystem = try members.text("subsystem")
    category = try members.text("category")
    level = try members.text("level")
    error = try members.chain("error")
  }
}
