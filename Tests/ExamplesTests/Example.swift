import FoundationEssentials
import SyncEvents
import Testing

/// A folder of examples: its inputs, and what they must come to.
struct Example: Sendable, CustomTestStringConvertible {
  let folder: String

  static let all = [
    "silent-dual-store", "healthy-dual-store", "share-refused-by-production",
    "lost-transformable-fields",
  ].map(Example.init)

  var testDescription: String { folder }

  /// The folder of the package, found from this file, since tests run anywhere.
  static var package: String {
    (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
  }

  /// The folder of all examples.
  static var root: String { package + "/examples" }

  var input: String { "\(Self.root)/\(folder)/input" }

  /// The verdict and the first finding's identifier that `expected.json` names.
  func expected() throws -> Verdict {
    let json = try JSONFile.object("\(Self.root)/\(folder)/expected.json")
    return Verdict(verdict: json["verdict"]?.text, firstFinding: json["firstFinding"]?.text)
  }

  struct Verdict: Equatable {
    var verdict: String?
    /// Nil where nothing is to be found.
    var firstFinding: String?
  }
}

enum JSONFile {
  static func object(_ path: String) throws -> JSONObject {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    return try JSONScanner.value(in: bytes.span).object ?? JSONObject()
  }
}
