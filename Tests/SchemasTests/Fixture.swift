import FoundationEssentials

/// The corpus cases kept beside these tests.
enum Fixture {
  static let models = [
    "021-model-ordered-required-transformable",
    "022-model-transformable-empty-transformer",
    "023-dual-store-no-configuration-silent",
    "024-transformable-owner-recipient-asymmetry",
  ]

  static let schemas = [
    "043-schema-no-share-type-no-movereceipt",
    "044-schema-quoted-share-and-movereceipt",
  ]

  /// The path of a case's file.
  static func path(_ name: String, _ file: String) -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return tests.appending(path: "Fixtures/\(name)/\(file)").path
  }

  /// What the case's author read in the text.
  static func expected(_ name: String) throws -> ExpectedFacts {
    let data = try Data(contentsOf: URL(filePath: path(name, "case.json")))
    return try JSONDecoder().decode(Case.self, from: data).expected
  }

  private struct Case: Decodable {
    let expected: ExpectedFacts
  }
}
