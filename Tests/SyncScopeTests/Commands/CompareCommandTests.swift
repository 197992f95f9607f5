import SyncEvents
import TestSupport
import Testing

/// `compare` tells where two sides part, and what they differ in.
struct CompareCommandTests {
  private func compare(_ a: Scene, _ b: Scene) throws -> JSONObject {
    let folder = try SharedFolder()
    return try Program.run(
      "compare",
      try folder.write(a.text, to: "a.ndjson"),
      try folder.write(b.text, to: "b.ndjson"),
      "--format",
      "json"
    ).object
  }

  private static func whats(_ result: JSONObject, _ member: String = "differences") -> [String] {
    (result[member]?.array ?? []).compactMap { $0.object?["what"]?.text }
  }

  @Test func `a device that syncs and one that is silent part at setup`() throws {
    let result = try compare(Scenes.healthy(), Scenes.silent())
    #expect(result[path: "firstDivergence", "what"] == "setup")
    #expect(result[path: "firstDivergence", "a"] == "succeeded")
    #expect(result[path: "firstDivergence", "b"] == "never-began")
    #expect(Self.whats(result).first == "setup")
  }

  @Test func `a side and itself differ in nothing`() throws {
    let result = try compare(Scenes.healthy(), Scenes.healthy())
    #expect(result["firstDivergence"] == .null)
    #expect(result["differences"] == [])
    #expect(result["oneSided"] == [])
  }

  @Test func `builds, environments and stores are compared`() throws {
    var a = Scene(device: "one")
    a.add(0, "session", ["phase": "began", "storesLoaded": false])
    a.add(1, "store", ["store": "private", "configuration": "Private", "cloudKitOptions": true])
    var b = Scene(
      device: "two",
      members: ["app": ["build": "58", "environment": "development"], "os": "iOS 18.1"]
    )
    b.add(0, "session", ["phase": "began", "storesLoaded": false])
    b.add(1, "store", ["store": "private", "configuration": nil, "cloudKitOptions": true])
    let result = try compare(a, b)
    #expect(
      Self.whats(result) == ["build", "environment", "store private: configuration"]
    )
    // The second report does not tell the version.
    #expect(Self.whats(result, "oneSided").contains("app version"))
  }

  @Test func `devices and builds of the store are sides, too`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let paths = [
      try folder.write(Scenes.healthy().text, to: "a"),
      try folder.write(Scenes.silent().text, to: "b"),
    ]
    try Program.run(["ingest"] + paths, store: store)
    let devices = try Program.run("errors", "--format", "json", store: store)
    #expect(devices.code == 0)
    let names = [Scenes.healthy().device, Scenes.silent().device]
    let result = try Program.run(["compare"] + names + ["--format", "json"], store: store).object
    #expect(result[path: "firstDivergence", "what"] == "setup")
    let text = try Program.run(["compare"] + names, store: store)
    #expect(text.output.contains("They part at setup"))
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["nobody", "build:0", "session:x"])
  func `a side that nothing is known of is named`(name: String) throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let path = try folder.write(Scenes.healthy().text, to: "a")
    try Program.run("ingest", path, store: store)
    let outcome = try Program.run("compare", path, name, store: store)
    #expect(outcome.code == 66)
    #expect(outcome.error.contains(name))
  }
}
