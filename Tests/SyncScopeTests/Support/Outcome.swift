import SyncEvents
import Testing

/// What a run of the program came to.
struct Outcome {
  /// The exit status, or the signal that ended it.
  var status: Int32
  var wasKilled: Bool
  var outputBytes: [UInt8]
  var error: String

  init(status: Int32, wasKilled: Bool, output: [UInt8], error: [UInt8]) {
    self.status = status
    self.wasKilled = wasKilled
    outputBytes = output
    self.error = String(decoding: error, as: UTF8.self)
  }

  /// The exit status; nil where a signal ended the run.
  var code: Int32? { wasKilled ? nil : status }

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard output as one JSON value.
  var json: JSONValue {
    get throws { try JSONScanner.value(in: outputBytes.span) }
  }

  /// Standard output as one JSON object.
  var object: JSONObject {
    get throws { try #require(try json.object, "\(error)") }
  }

  /// Standard output as an object a line.
  var lines: [JSONObject] {
    get throws {
      try output.split(separator: "\n").map { line in
        let value = try JSONScanner.value(in: String(line))
        return try #require(value.object)
      }
    }
  }
}

extension JSONObject {
  /// The names of the members, in order.
  var names: [String] { members.map(\.name) }

  /// The member at a path of names.
  subscript(path names: String...) -> JSONValue? {
    names.dropFirst().reduce(self[names[0]]) { $0?.object?[$1] }
  }

  /// The objects of an array that is a member.
  func rows(_ name: String) -> [JSONObject] {
    self[name]?.array?.compactMap(\.object) ?? []
  }
}
