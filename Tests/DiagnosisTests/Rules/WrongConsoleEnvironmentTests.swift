import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct WrongConsoleEnvironmentTests {
  private let rule = WrongConsoleEnvironment()

  private func launch(
    read environment: String?,
    database: String = "PRIVATE",
    exports: Bool = true
  ) -> Scene {
    var scene = Scene.ready()
    scene.add(10, "save", ["store": "private", "inserted": ["A": 1]])
    if exports { scene.sync(12, "export", store: "private") }
    if let environment {
      scene.add(
        2_000,
        "coverage",
        [
          "source": "icloud-console", "environment": .string(environment),
          "database": .string(database), "from": .string(Scene.time(0).description),
          "to": .string(Scene.time(1_900).description),
        ]
      )
    }
    return scene
  }

  @Test(arguments: [("development", "PRIVATE"), ("production", "PUBLIC")])
  func `what was read can't show what the device exported`(
    environment: String,
    database: String
  ) throws {
    let scene = launch(read: environment, database: database)
    let finding = try Given.finding(rule, scene)
    #expect(finding?.id == "wrong-console-environment")
    #expect(finding?.severity == .warning)
  }

  @Test func `the right log was read, or the device exported nothing`() throws {
    #expect(try Given.found(rule, launch(read: "production")) == [])
    #expect(try Given.found(rule, launch(read: "development", exports: false)) == [])
  }

  @Test func `no log was read`() throws {
    #expect(try Given.found(rule, launch(read: nil)) == [])
  }
}
