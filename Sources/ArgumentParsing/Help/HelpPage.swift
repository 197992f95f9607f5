/// The help of one command, laid out for a terminal.
struct HelpPage {
  let node: CommandNode
  let width: Int

  var text: String {
    let blocks = [abstract, usage, description, subcommands, arguments] + options
    return (blocks + [examples, exitStatus, pointer])
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var abstract: [String] { node.configuration.abstract.wrapped(to: width) }

  private var usage: [String] {
    section("Usage", node.usageForms.flatMap { hanging($0, first: "  ", then: "      ") })
  }

  private var description: [String] {
    let parts = Prose.parts(of: node.configuration.discussion).map(lines)
    return section("Description", Array(parts.joined(separator: [""])))
  }

  private var subcommands: [String] {
    section("Subcommands", table(node.children.map { ($0.name, $0.configuration.abstract) }))
  }

  private var arguments: [String] {
    section("Arguments", table(node.positionals.map { ($0.label, $0.helpWithNote) }))
  }

  private var options: [[String]] {
    node.optionSections.map { part in
      section(part.title, table(part.options.map { (label($0), $0.helpWithNote) }))
    }
  }

  private var examples: [String] {
    section("Examples", node.configuration.examples.map { "  \($0)" })
  }

  private var exitStatus: [String] {
    let rows = node.configuration.exitStatus.map { (String($0.code.rawValue), $0.meaning) }
    return section("Exit status", HelpTable(rows: rows, labelWidth: 3, width: width).lines)
  }

  private var pointer: [String] {
    guard !node.children.isEmpty else { return [] }
    let tool = node.path.first ?? node.name
    let words = ["help"] + node.path.dropFirst() + ["COMMAND"]
    return "See '\(tool) \(words.joined(separator: " "))' for one command.".wrapped(to: width)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title.uppercased()] + lines
  }

  private func lines(of part: Prose) -> [String] {
    switch part {
    case .paragraph(let text): hanging(text, first: "  ", then: "  ")
    case .list(let items): items.flatMap { hanging($0, first: "  - ", then: "    ") }
    case .verbatim(let lines): lines.map { "    \($0)" }
    }
  }

  private func hanging(_ text: String, first: String, then: String) -> [String] {
    text.wrapped(to: width - then.count).enumerated().map { index, line in
      (index == 0 ? first : then) + line
    }
  }

  private func label(_ option: Argument) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + option.label
  }

  /// Tables of one page share a width, so that their texts stand in one column.
  private func table(_ rows: [(label: String, text: String)]) -> [String] {
    let labels =
      node.children.map(\.name) + node.positionals.map(\.label)
      + node.acceptedOptions.map(label)
    let longest = labels.map(\.count).max() ?? 0
    return HelpTable(rows: rows, labelWidth: longest, width: width).lines
  }
}
