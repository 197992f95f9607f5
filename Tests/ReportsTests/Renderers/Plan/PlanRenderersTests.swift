import Lint
import Reports
import Schemas
import Testing

struct PlanRenderersTests {
  private static func plan(_ names: [String], configurations: [String] = []) throws -> MigrationPlan
  {
    let attributes = names.map {
      "<attribute name=\"\($0)\" optional=\"YES\" attributeType=\"Transformable\" "
        + "customClassName=\"NSNumber\"/>"
    }
    let text = """
      <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="CareEvent" representedClassName="CareEvent">
      \(attributes.joined(separator: "\n"))
      </entity></model>
      """
    let model = try CoreDataModelLoader.model(bytes: Array(text.utf8), file: "contents")
    return try MigrationPlan(for: model, configurations: configurations)
  }

  @Test func `the table tells old and new, and what was guessed`() throws {
    let text = PlanText.render(
      try Self.plan(["valueRaw", "sequenceNumberRaw"]),
      style: TextStyle()
    )
    #expect(
      text.contains(
        """
          OLD                NEW                TYPE
          valueRaw           valueDouble        Double, guessed
          sequenceNumberRaw  sequenceNumberInt  Integer 64, guessed

        """
      )
    )
    for part in [
      "CareEvent: new attributes beside the old, which are Transformable\n",
      "MODEL, in <entity name=\"CareEvent\">", "WHAT TO DO", "SWIFT", "--type",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test func `configurations stand first, for they were asked for`() throws {
    let text = PlanText.render(
      try Self.plan(["valueRaw"], configurations: ["Private", "Shared"]),
      style: TextStyle()
    )
    #expect(text.hasPrefix("MODEL, before </model>\n"))
    #expect(text.contains("<configuration name=\"Shared\">"))
    #expect(text.contains("new attributes beside the old"))
  }

  @Test func `nothing to do is said`() throws {
    let text = PlanText.render(try Self.plan([]), style: TextStyle())
    #expect(text == "✓ No attribute needs another type.\n")
    #expect(PlanMarkdown.render(try Self.plan([])).contains("No attribute needs another type."))
  }

  @Test func `Markdown has the same table`() throws {
    let text = PlanMarkdown.render(try Self.plan(["valueRaw"]))
    #expect(text.contains("| valueRaw | Transformable | valueDouble | Double (guessed) |"))
    #expect(text.contains("## What to do\n\n1. "))
  }
}
