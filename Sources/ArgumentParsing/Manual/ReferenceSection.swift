/// One command in the Markdown reference.
struct ReferenceSection {
  let node: CommandNode

  var text: String {
    let heading = node.isRoot ? "#" : "##"
    let blocks =
      ["\(heading) \(node.pathText)", Markdown.text(node.configuration.abstract) + "."]
      + [Markdown.code(node.usageForms)]
      + Prose.parts(of: node.configuration.discussion).map(Markdown.block)
      + subcommands + arguments + options + examples + exitStatus
    return blocks.joined(separator: "\n\n")
  }

  private var subcommands: [String] {
    list(
      "Subcommands",
      node.children.map { child in
        let anchor = child.path.joined(separator: "-").lowercased()
        return "- [`\(child.name)`](#\(anchor)): \(Markdown.text(child.configuration.abstract))"
      }
    )
  }

  private var arguments: [String] {
    list("Arguments", node.positionals.map(item))
  }

  private var options: [String] {
    node.ownOptionSections.flatMap { list($0.title, $0.options.map(item)) }
  }

  private var examples: [String] {
    let examples = node.configuration.examples
    return examples.isEmpty ? [] : ["**Examples**", Markdown.code(examples)]
  }

  private var exitStatus: [String] {
    list(
      "Exit status",
      node.configuration.exitStatus.map { status in
        "- `\(status.code.rawValue)`: \(Markdown.text(status.meaning))"
      }
    )
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["**\(title)**", items.joined(separator: "\n")]
  }

  private func item(_ argument: Argument) -> String {
    let short = argument.short.map { "`-\($0)`, " } ?? ""
    return "- \(short)`\(argument.label)`: \(Markdown.text(argument.helpWithNote))"
  }
}
