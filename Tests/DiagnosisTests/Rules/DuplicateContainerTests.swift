import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DuplicateContainerTests {
  private let rule = DuplicateContainer()
  private let id = "duplicate-container-same-store"

  @Test(arguments: [
    "there is another instance of this persistent store actively syncing with CloudKit in this"
      + " process.",
    "BUG IN CLIENT OF CLOUDKIT: Registering a handler for a CKScheduler activity identifier that"
      + " has already been registered (com.apple.coredata.cloudkit.activity.export.A).",
  ])
  func `the mirroring's own line is certain`(line: String) throws {
    #expect(try Given.found(rule, files: ["console.txt": line + "\n"]) == [id])
  }

  @Test(arguments: [134_410, 134_422] as [Int64])
  func `either of the codes says it`(code: Int64) throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": .integer(code)]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  private func setups(_ count: Int) -> Scene {
    var scene = Scenes.launch("phone")
    for number in 0..<count { scene.sync(Double(number) * 10 + 1, "setup", store: "private") }
    return scene
  }

  @Test func `one store that sets up again and again is likely two containers`() throws {
    let finding = try Given.finding(rule, setups(4))
    #expect(finding?.id == id)
    #expect(finding?.severity == .warning)
  }

  @Test func `a second setup is no loop, and a reset explains more`() throws {
    #expect(try Given.found(rule, setups(2)) == [])
    let reset = "CoreData+CloudKit: resetting internal state after error: x\n"
    #expect(try Given.found(rule, setups(4), files: ["console.txt": reset]) == [])
  }
}
