import SyncEvents
import TestSupport
import Testing

/// `devices` gives a line a device, under the user's own names.
struct DevicesCommandTests {
  private func store() throws -> (folder: SharedFolder, path: String) {
    let folder = try SharedFolder()
    let path = folder.path("store.sqlite")
    var silent = Scenes.silent().lines
    silent.append(
      #"{"v":1,"kind":"report","ts":"2026-11-02T10:00:00Z","id":"n","device":"#
        + "\"\(Scenes.silent().device)\",\"note\":\"nothing arrives\"}"
    )
    let inputs = [
      try folder.write(Scenes.healthy().text, to: "a"),
      try folder.write(silent.joined(separator: "\n"), to: "b"),
    ]
    try Program.run(["ingest"] + inputs, store: path)
    return (folder, path)
  }

  private func rows(_ path: String) throws -> [String: JSONObject] {
    let rows = try Program.run("devices", "--format", "json", store: path).json.array ?? []
    return Dictionary(rows.compactMap(\.object).map { ($0["device"]?.text ?? "", $0) }) { $1 }
  }

  @Test func `each device has its verdict, its build and the tester's last words`() throws {
    let (folder, path) = try store()
    let rows = try rows(path)
    let silent = try #require(rows[Scenes.silent().device])
    #expect(silent["verdict"] == "problem")
    #expect(silent["note"] == "nothing arrives")
    #expect(silent["build"] == "57")
    #expect(rows[Scenes.healthy().device]?["verdict"] == "healthy")
    #expect(folder.path("store.sqlite") == path)
  }

  @Test func `an alias is shown, moves, goes, and is never exported`() throws {
    let (folder, path) = try store()
    let (silent, healthy) = (Scenes.silent().device, Scenes.healthy().device)
    #expect(try Program.run("devices", "name", silent, "Ann", store: path).code == 0)
    #expect(try rows(path)[silent]?["alias"] == "Ann")
    #expect(try Program.run("devices", store: path).output.contains("Ann"))
    #expect(try !Program.run("export", store: path).output.contains("Ann"))
    #expect(try Program.run("store", "verify", store: path).code == 0)
    let compared = try Program.run("compare", healthy, "Ann", "--format", "json", store: path)
    #expect(try compared.object[path: "firstDivergence", "what"] == "setup")
    try Program.run("devices", "name", healthy, "Ann", store: path)
    #expect(try rows(path)[silent]?["alias"] == .null)
    try Program.run("devices", "name", healthy, "", store: path)
    #expect(try rows(path)[healthy]?["alias"] == .null)
    #expect(folder.path("store.sqlite") == path)
  }

  @Test func `a device that is not there is named, with those that are`() throws {
    let (folder, path) = try store()
    let outcome = try Program.run("devices", "name", "nobody", "Ann", store: path)
    #expect(outcome.code == 66)
    #expect(outcome.error.contains(Scenes.silent().device))
    #expect(try Program.run("devices", "name", "nobody", store: path).code == 64)
    #expect(folder.path("store.sqlite") == path)
  }
}
