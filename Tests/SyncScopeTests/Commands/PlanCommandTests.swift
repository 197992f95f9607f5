import SyncEvents
import TestSupport
import Testing

struct PlanCommandTests {
  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel"><entity name="CareEvent">
    <attribute name="valueRaw" attributeType="Transformable" customClassName="NSNumber"/>
    </entity></model>
    """

  private static func plan(_ arguments: String...) throws -> Outcome {
    try Program().run(["plan", "-"] + arguments, input: model)
  }

  @Test func `the plan names old and new fields`() throws {
    let entity = try #require(
      try Self.plan("--format", "json").object.rows("entities").first
    )
    #expect(entity["entity"] == "CareEvent")
    let field = try #require(entity.rows("fields").first)
    #expect(field["old"] == "valueRaw")
    #expect(field["new"] == "valueDouble")
    #expect(field["guessed"] == true)
  }

  @Test func `a type decides, and one that can't be is wrong usage`() throws {
    let field = try Self.plan("--format", "json", "--type", "valueRaw=Integer64").object
      .rows("entities").first?.rows("fields").first
    #expect(field?["newType"] == "Integer 64")
    #expect(field?["guessed"] == false)
    for word in ["valueRaw=Widget", "valueRaw", "other=Double"] {
      let outcome = try Self.plan("--type", word)
      #expect(outcome.code == 64)
      #expect(outcome.error.contains("--type"))
    }
  }

  @Test func `configurations are written on demand`() throws {
    let outcome = try Self.plan("--configurations", "Private, Shared")
    #expect(outcome.output.contains("<configuration name=\"Private\">"))
    #expect(outcome.output.contains("sharedOptions.databaseScope = .shared"))
    #expect(try Self.plan("--configurations", ",").code == 64)
    #expect(try Self.plan("--configurations", "A,A").code == 64)
  }

  @Test func `what is no model is not understood, and nothing is missing`() throws {
    #expect(try Program().run(["plan", "-"], input: "hello").code == 65)
    #expect(
      try Program().run(["plan", "-"], input: "DEFINE SCHEMA RECORD TYPE A (a STRING);").code == 65
    )
    #expect(try Program.run("plan", "/nowhere/M.xcdatamodeld").code == 66)
    #expect(try Program.run("plan").code == 64)
  }
}
