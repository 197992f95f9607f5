import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct PoisonedRecordTests {
  private let rule = PoisonedRecord()

  private static func batch(_ own: [Int64], bystanders: Int) -> JSONValue {
    let items = own + Array(repeating: 22, count: bystanders)
    return [
      "domain": "CKErrorDomain", "code": 2,
      "partial": .array(
        items.enumerated().map { index, code in
          [
            "item": .string("CD_A_\(index)"),
            "error": ["domain": "CKErrorDomain", "code": .integer(code)],
          ]
        }
      ),
    ]
  }

  @Test func `one record of a batch fails for a reason of its own`() throws {
    let finding = try Given.finding(rule, .error(Self.batch([27], bystanders: 5)))
    #expect(finding?.id == "poisoned-record-blocks-batch")
    #expect(finding?.evidence.first?.what.contains("CD_A_0") == true)
  }

  @Test func `the same in export after export is surer`() throws {
    var scene = Scene.error(Self.batch([27], bystanders: 5))
    let once = try Given.finding(rule, scene)?.confidence ?? 1
    for second in [20, 40] {
      scene.add(
        Double(second),
        "error",
        ["context": "share", "error": Self.batch([27], bystanders: 5)]
      )
    }
    #expect(try Given.finding(rule, scene).map { $0.confidence > once } == true)
  }

  @Test func `two culprits, no bystanders, or bystanders alone are no poisoned record`() throws {
    #expect(try Given.found(rule, .error(Self.batch([27, 14], bystanders: 5))) == [])
    #expect(try Given.found(rule, .error(Self.batch([27], bystanders: 0))) == [])
    #expect(try Given.found(rule, .error(Self.batch([], bystanders: 5))) == [])
  }
}
