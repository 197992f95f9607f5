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

  init?(_ value: JSONValue?) {
    guard let object = value?.object, let format = object["format"]?.text else { return nil }
    self.format = format
    name = object["name"]?.text ?? ""
    line = object["line"]?.integer.map(Int.init) ?? 0
  }

  /// The source as an object of the report format.
  package var json: JSONValue {
    ["format": .string(format), "name": .string(name), "line": .integer(Int64(line))]
  }
}
