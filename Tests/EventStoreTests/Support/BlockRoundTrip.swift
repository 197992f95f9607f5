import SyncEvents

@testable import EventStore

/// Turns bodies into an expanded block and back.
enum BlockRoundTrip {
  static func encode(_ bodies: [JSONObject]) -> [UInt8] {
    var encoder = BlockEncoder()
    for body in bodies { encoder.append(body) }
    return encoder.finish()
  }

  static func decode(_ bytes: [UInt8]) throws -> [JSONObject] {
    var decoder = try BlockDecoder(bytes)
    return try (0..<decoder.count).map { _ in try decoder.next() }
  }

  /// The bytes of the bodies' lines: two spellings of one character are equal strings, but must
  /// come back each as it was.
  static func lines(_ bodies: [JSONObject]) -> [[UInt8]] {
    bodies.map { Array(JSONWriter.line(.object($0)).utf8) }
  }
}
