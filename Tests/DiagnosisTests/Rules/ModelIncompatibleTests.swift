import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ModelIncompatibleTests {
  private let rule = ModelIncompatible()

  private static let attributes =
    "CloudKit integration requires that all attributes be optional, or"
    + " have a default value set. The following attributes are marked non-optional:\nA: b\n"
  private static let ordered =
    "CloudKit integration does not support ordered relationships. The following are:\nA: c\n"

  @Test(
    arguments: [
      (attributes, "model-incompatible-non-optional-attributes"),
      (ordered, "model-incompatible-ordered-relationship"),
      (
        "CloudKit integration requires that all relationships have an inverse, the following do"
          + " not:\nA: c\n", "model-incompatible-relationship"
      ),
      (
        "CloudKit integration does not support unique constraints. The following entities are"
          + " constrained:\nA: b\n", "model-incompatible-unique-constraint"
      ),
      (attributes + "\n" + ordered, "model-incompatible-several"),
    ]
  )
  func `the validator's list names the cause, several lists the several`(
    text: String,
    id: String
  ) throws {
    #expect(try Given.found(rule, files: ["console.txt": text]) == [id])
  }

  @Test func `the reason of an error tells as much as the line`() throws {
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_060, "failureReason": .string(Self.ordered),
    ]
    #expect(try Given.found(rule, .error(error)) == ["model-incompatible-ordered-relationship"])
  }

  @Test func `the code without a list is another rule's`() throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_060]
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `silence of a launch tells nothing of the model`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
