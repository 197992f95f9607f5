import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ImportViolatesModelValidationTests {
  private let rule = ImportViolatesModelValidation()
  private static let missing = cocoaError(
    1_570,
    [
      "description": "day is a mandatory value.",
      "userInfo": [
        "NSValidationErrorKey": "day",
        "NSValidationErrorObject": "<Visit: 0x1> (entity: Visit; id: 0x2; data: <fault>)",
      ],
    ]
  )
  private static let several = cocoaError(1_560, ["detailed": [missing, missing]])

  @Test(arguments: [missing, several, cocoaError(134_404, ["detailed": [missing]])])
  func `an import's validation error names the fields`(error: JSONValue) throws {
    var scene = Scene.ready()
    scene.sync(9, "import", store: "private", succeeded: false, error: error)
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.id == "import-violates-model-validation")
    #expect(finding.severity == .error)
    #expect(finding.summary.contains("Visit.day"))
  }

  @Test func `the error alone is likely one, and says what to capture`() throws {
    let text = "Optional(Error Domain=NSCocoaErrorDomain Code=1570 \"day is a mandatory value.\")\n"
    let timeline = try Given.timeline([], files: ["error.txt": text])
    let finding = try #require(rule.outcome(in: timeline).findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.against.count == 1)
    #expect(!finding.captureNext.isEmpty)
  }

  @Test func `the app's own save that breaks a rule is another matter`() throws {
    #expect(try Given.found(rule, .caught(Self.several, context: "save")) == [])
    var scene = Scene.ready()
    scene.add(9, "save", ["store": "private", "error": Self.missing])
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `an import that ends well afterwards cancels it`() throws {
    var scene = Scene.ready()
    scene.sync(9, "import", store: "private", succeeded: false, error: Self.missing)
    scene.sync(20, "import", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test(arguments: [134_412, 134_060, 1_560] as [Int64])
  func `codes that name no rule of the model say nothing`(code: Int64) throws {
    #expect(try Given.found(rule, .caught(cocoaError(code), context: "import")) == [])
  }
}
