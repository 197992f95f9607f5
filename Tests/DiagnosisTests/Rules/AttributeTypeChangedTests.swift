import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct AttributeTypeChangedTests {
  private let rule = AttributeTypeChanged()

  @Test func `the server names both types`() throws {
    let error: JSONValue = [
      "domain": "CKErrorDomain", "code": 12,
      "serverErrorDescription": .string(
        "invalid attempt to set value type STRING for field 'CD_n' for type"
          + " 'CD_A', defined to be: INT64"
      ),
    ]
    #expect(try Given.found(rule, .error(error)) == ["attribute-type-changed-after-deployment"])
  }

  @Test func `a field that lacks is another rule's, and the bare code nobody's`() throws {
    let error: JSONValue = [
      "domain": "CKErrorDomain", "code": 12,
      "serverErrorDescription":
        "Cannot create or modify field 'CD_n' in record 'CD_A' in production schema",
    ]
    #expect(try Given.found(rule, .error(error)) == [])
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 12])) == [])
  }
}
