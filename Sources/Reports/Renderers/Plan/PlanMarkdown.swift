package import Lint

/// A plan as Markdown, for an issue or a pull request.
package enum PlanMarkdown {
  package static func render(_ plan: MigrationPlan) -> String {
    var page: Markdown = "# Plan\n\n"
    if plan.entities.isEmpty { page += "No attribute needs another type.\n\n" }
    for entity in plan.entities {
      page += "## \(entity.entity)\n\n"
      let rows = entity.fields.map { field -> [Markdown] in
        let mark: Markdown = field.isGuessed ? " (guessed)" : ""
        return [
          "\(field.old)", "\(field.oldTypeName)", "\(field.new)",
          "\(field.newTypeName)\(mark)", "\(field.reason)",
        ]
      }
      page += Markdown.table(["old", "type", "new", "type", "why"], rows)
      page += "\nIn the model:\n\n\(Markdown.fenced(entity.attributeXML))\n"
      page += "To deploy:\n\n\(Markdown.fenced(entity.schemaText))\n"
    }
    if !plan.entities.isEmpty {
      page += "## What to do\n\n\(steps(plan.steps))\n## Swift\n\n\(Markdown.fenced(plan.swift))\n"
    }
    if let configurations = plan.configurations {
      page += "## Configurations\n\nIn the model, before the end of `model`:\n\n"
      page += "\(Markdown.fenced(configurations.xml))\nIn Swift, before the stores load:\n\n"
      page += "\(Markdown.fenced(configurations.swift))\n\(steps(configurations.steps))"
    }
    return page.text
  }

  private static func steps(_ steps: [String]) -> Markdown {
    var list: Markdown = ""
    for (index, step) in steps.enumerated() { list += "\(index + 1). \(step)\n" }
    return list
  }
}
