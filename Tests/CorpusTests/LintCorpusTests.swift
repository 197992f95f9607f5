import Foundation
import Lint
import SyncEvents
import Testing

/// Lint on the corpus's models and schemas, held against what was read in them by hand.
struct LintCorpusTests {
  private static let cases = CorpusCase.all.filter { !files(of: $0).isEmpty }

  private static func files(of example: CorpusCase) -> [String] {
    example.inputs.filter { $0.hasSuffix(".xml") || $0.hasSuffix(".ckdb") }
  }

  private static func results(of example: CorpusCase) -> [LintResult] {
    var inputs = LintInputs()
    for file in files(of: example) { inputs.read(file) }
    #expect(inputs.failures == [])
    return Linter.results(of: inputs.subject)
  }

  /// The rule that finds what a list of the case names.
  private static let refused = [
    "orderedRelationships": "ordered-relationship",
    "requiredRelationships": "required-relationship",
    "nonOptionalWithoutDefault": "required-attribute-without-default",
    "uniqueConstraints": "unique-constraint",
    "denyRules": "deny-deletion-rule",
    "missingInverse": "relationship-without-inverse",
  ]

  private static func names(_ object: JSONObject?, _ list: String) -> [String] {
    object?[list]?.array?.compactMap(\.text) ?? []
  }

  private static func found(_ rule: String, in results: [LintResult]) -> Set<String> {
    Set(
      results.filter { $0.rule == rule }
        .map { [$0.entity, $0.field].compactMap(\.self).joined(separator: ".") }
    )
  }

  @Test func `there are models and schemas in the corpus`() {
    #expect(Self.cases.count >= 6)
  }

  @Test(arguments: cases)
  func `what is wrong with a model is found, and no more`(example: CorpusCase) throws {
    let results = Self.results(of: example)
    guard let model = example.expected["model"]?.object else { return }
    for (list, rule) in Self.refused {
      #expect(Self.found(rule, in: results) == Set(Self.names(model, list)), "\(list)")
    }
    #expect(
      Self.found("transformable-attribute", in: results)
        == Set(Self.names(model, "transformable"))
    )
    let wrong = Self.refused.keys.flatMap { Self.names(model, $0) }
    let errors = results.filter { $0.level == .error }
    #expect(errors.count == wrong.count)
  }

  @Test(arguments: cases)
  func `what a schema lacks is found, and no more`(example: CorpusCase) throws {
    let results = Self.results(of: example)
    guard let schema = example.expected["schema"]?.object else { return }
    #expect(
      Self.found("bytes-without-asset", in: results)
        == Set(Self.names(schema, "bytesWithoutAsset"))
    )
    #expect(
      Self.found("missing-move-receipt", in: results)
        == Set(Self.names(schema, "typesWithoutMoveReceipt").map { $0 + ".CD_moveReceipt" })
    )
    let isMissing = results.contains { $0.rule == "missing-share-type" }
    #expect(schema["hasCloudKitShare"]?.bool == !isMissing)
    #expect(results.allSatisfy { $0.level < .error })
  }

  @Test(arguments: cases)
  func `every result has a line of its file`(example: CorpusCase) throws {
    for result in Self.results(of: example) {
      let text = try String(contentsOfFile: result.file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((1...lines.count).contains(result.line))
      // What a result is about stands in the line it names.
      if let field = result.field, !["CD_moveReceipt"].contains(field) {
        #expect(lines[result.line - 1].contains(field), "\(result)")
      }
    }
  }
}
