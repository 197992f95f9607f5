import Findings
import Questions
import SyncEvents
import Testing

@testable import Reports

struct DeviceRowTests {
  @Test func `puts the worst device first, with what each step came to`() throws {
    var sample = Sample()
    try sample.open("a-good")
    try sample.sync(1, "setup", "private")
    try sample.sync(3, "setup", "shared")
    try sample.add(4, "account", ["status": "available"])
    try sample.open("b-away")
    try sample.sync(1, "setup", "private")
    try sample.sync(3, "setup", "shared")
    try sample.add(4, "account", ["status": "noAccount"])
    try sample.open("c-failed")
    try sample.sync(1, "setup", "private", error: ["domain": "CKErrorDomain", "code": 9])
    let rows = sample.report(.bare(.problem)).devices
    #expect(rows.map(\.device) == ["c-failed", "b-away", "a-good"])
    #expect(rows.map(\.setup) == [.failed, .succeeded, .succeeded])
    #expect(rows.map(\.account) == [nil, .noAccount, .available])
    #expect(rows.map(\.hasProblem) == [true, true, false])
  }
}
