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
  func `a state is known in any spelling, and others are kept`() {
    #expect(AccountStatus("available") == .available)
    #expect(AccountStatus("Available") == .available)
    #expect(AccountStatus("CKAccountStatusNoAccount") == .noAccount)
    #expect(AccountStatus("noAcc") == .other("noAcc"))
  }
}
