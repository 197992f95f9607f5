import SyncEvents
import Testing

struct AccountReadingTests {
  @Test(arguments: [
    "available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable", "",
    "new",
  ])
  func `a status keeps its name, known or not`(name: String) {
    #expect(AccountStatus(name).name == name)
  }

  @Test
  func `only CloudKit's five states are known`() {
    #expect(AccountStatus("available") == .available)
    #expect(AccountStatus("Available") == .other("Available"))
  }
}
