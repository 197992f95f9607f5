/// Where an event was read that is not of the report format.
package struct EventSource: Sendable, Hashable {
  package var format: String
  package var name: String
  package var line: Int

  package init(format: String, name: String, line: Int) {
    self.format = format
    self.name = name
    self.line = line
  }

  /// The source that an event's members tell; nil for the text by which a coverage names the log
  /// that was read.
  init?(_ members: MemberReader) throws(EventError) {
    guard members.object["source"]?.text == nil, let object = try members.object("source") else {
      return nil
    }
    let source = MemberReader(object, path: "source.")
    guard let format = try source.text("format") else { return nil }
    self.format = format
    name = try source.text("name") ?? ""
    line = try source.integer("line") ?? 0
  }

  /// The source as an object of the report format.
  package var json: JSONValue {
    ["format": .string(format), "name": .string(name), "line": .integer(Int64(line))]
  }
}
