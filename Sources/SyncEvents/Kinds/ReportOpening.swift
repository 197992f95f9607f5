/// The line that opens a report; its members hold for the lines after it.
package struct ReportOpening: Sendable, Hashable {
  /// The tester's own words.
  package var note: String?
  /// Name and version of what wrote the report.
  package var recorder: JSONValue?
  package var locale: String?
  /// `off` where names travel in clear, `on` where all private data were replaced.
  package var redaction: String?

  init(_ members: MemberReader) throws(EventError) {
    note = try members.text("note")
    recorder = members.object["recorder"]
    locale = try members.text("locale")
    redaction = try members.text("redaction")
  }
}
