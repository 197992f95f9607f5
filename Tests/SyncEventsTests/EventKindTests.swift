import SyncEvents
import Testing

struct EventKindTests {
  @Test(arguments: EventKind.all)
  func `a kind is found by its name`(kind: EventKind) {
    #expect(EventKind(kind.name) == kind)
    #expect(kind != .other(kind.name))
  }

  @Test
  func `there are the eighteen kinds of the format's table`() {
    #expect(
      EventKind.all.map(\.name) == [
        "report", "session", "store", "sync", "account", "save", "operation", "server", "coverage",
        "beat", "fields", "share", "probe", "environment", "model", "schema", "error", "log",
      ]
    )
  }

  @Test(arguments: ["", "Report", "sync ", "metric", "événement"])
  func `an unknown kind keeps its name`(name: String) {
    #expect(EventKind(name) == .other(name))
    #expect(EventKind(name).name == name)
  }
}
