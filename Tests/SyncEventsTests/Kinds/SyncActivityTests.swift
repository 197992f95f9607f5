import SyncEvents
import Testing

struct SyncActivityTests {
  @Test(arguments: ["setup", "import", "export", "", "Setup", "migrate"])
  func `a type keeps its name, known or not`(name: String) {
    #expect(SyncType(name).name == name)
  }

  @Test
  func `only the framework's three types are known`() {
    #expect(
      [SyncType("setup"), SyncType("import"), SyncType("export")] == [.setup, .import, .export]
    )
    #expect(SyncType("Setup") == .other("Setup"))
  }

  @Test
  func `phases other than began and ended are kept apart`() {
    #expect(SyncPhase("began") == .began)
    #expect(SyncPhase("ended") == .ended)
    #expect(SyncPhase("paused") == .other("paused"))
  }
}
