import Foundation
import TestSupport
import Testing

struct StoreOptionsTests {
  private static func program(_ environment: [String: String]) -> Program {
    Program(environment: environment)
  }

  @Test func `the store is the one that is named, else the environment's, else in the data folder`()
    throws
  {
    let folder = try SharedFolder()
    let text = Scenes.half().text
    let data = folder.path("data")
    let environment = ["SYNCSCOPE_STORE": folder.path("env.sqlite"), "XDG_DATA_HOME": data]
    _ = try Self.program(environment)
      .run(["ingest", "-", "--store", folder.path("named.sqlite")], input: text)
    #expect(try folder.names.contains("named.sqlite"))
    #expect(try !folder.names.contains("env.sqlite"))
    _ = try Self.program(environment).run(["ingest", "-"], input: text)
    #expect(try folder.names.contains("env.sqlite"))
    #expect(try !folder.names.contains("data"))
    _ = try Self.program(["XDG_DATA_HOME": data]).run(["ingest", "-"], input: text)
    #expect(FileManager.default.fileExists(atPath: data + "/syncscope/syncscope.sqlite"))
  }

  @Test func `an empty name is no name`() throws {
    let folder = try SharedFolder()
    let environment = ["SYNCSCOPE_STORE": "", "XDG_DATA_HOME": folder.path("data")]
    let program = Self.program(environment)
    #expect(try program.run(["ingest", "-"], input: Scenes.half().text).code == 0)
    #expect(try program.run(["export"]).lines.count == Scenes.half().lines.count)
  }

  @Test func `a name that SQLite keeps for itself is a file like others`() throws {
    let folder = try SharedFolder()
    let program = Program(wrapper: ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path])
    let store = ["--store", ":memory:"]
    #expect(try program.run(["ingest", "-"] + store, input: Scenes.half().text).code == 0)
    #expect(try folder.names.contains(":memory:"))
    #expect(try program.run(["export"] + store).lines.count == Scenes.half().lines.count)
  }

  @Test func `folders on the way to a new store are made, for its owner alone`() throws {
    let folder = try SharedFolder()
    let store = folder.path("a/b/store.sqlite")
    #expect(try Program.run("ingest", "-", store: store, input: Scenes.half().text).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a/b"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
