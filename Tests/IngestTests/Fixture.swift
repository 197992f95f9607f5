import FoundationEssentials

/// The corpus cases kept beside these tests.
enum Fixture {
  /// The path of a case's file.
  static func path(_ name: String, _ file: String) -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return tests.appending(path: "Fixtures/\(name)/\(file)").path
  }

  /// What the case's author read in the text.
  static func expected(_ name: String) throws -> ExpectedEvidence {
    let data = try Data(contentsOf: URL(filePath: path(name, "case.json")))
    return try JSONDecoder().decode(Case.self, from: data).expected
  }

  private struct Case: Decodable {
    let expected: ExpectedEvidence
  }
}
