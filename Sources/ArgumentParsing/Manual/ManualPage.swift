/// Lays the declarations of a tool out as one manual page, with a subsection for each command.
struct ManualPage {
  let root: CommandNode
  let date: String

  var text: String {
    let configuration = root.configuration
    let commands = root.all.dropFirst()
    var lines = [
      ".Dd \(date)",
      ".Dt \(root.name.uppercased()) 1",
      ".Os",
      ".Sh NAME",
      ".Nm \(root.name)",
      ".Nd \(Mdoc.text(configuration.abstract))",
      ".Sh SYNOPSIS",
    ]
    lines += synopsis(root)
    let description = discussion(root) + list(root.positionals)
    lines += section("DESCRIPTION", description)
    lines += section("OPTIONS", options(root))
    lines += section("COMMANDS", commands.flatMap(subsection))
    lines += section("EXIT STATUS", exitStatus(root))
    lines += section("EXAMPLES", examples)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    // A section begins a paragraph itself.
    lines.isEmpty ? [] : [".Sh \(title)"] + lines.drop { $0 == ".Pp" }
  }

  private func subsection(_ node: CommandNode) -> [String] {
    let words = node.path.dropFirst().joined(separator: " ")
    let lines =
      [".Ss \(Mdoc.text(words))"] + Mdoc.lines(node.configuration.abstract + ".")
      + [".Bd -ragged -offset indent"] + synopsis(node) + [".Ed"]
    return lines + discussion(node) + list(node.positionals) + options(node) + exitStatus(node)
  }

  private func synopsis(_ node: CommandNode) -> [String] {
    node.usageForms.enumerated().flatMap { index, form in
      (index == 0 ? [] : [".br"]) + [Mdoc.text(form)]
    }
  }

  private func discussion(_ node: CommandNode) -> [String] {
    Prose.parts(of: node.configuration.discussion).flatMap(Mdoc.lines)
  }

  private func options(_ node: CommandNode) -> [String] {
    let sections = node.ownOptionSections
    return sections.flatMap { part in
      let title = sections.count == 1 ? [] : [".Pp", Mdoc.text(part.title) + ":"]
      return title + list(part.options)
    }
  }

  private func list(_ arguments: [Argument]) -> [String] {
    guard !arguments.isEmpty else { return [] }
    let items = arguments.flatMap { argument in
      let short = argument.short.map { "-\($0), " } ?? ""
      let help = Mdoc.lines(argument.helpWithNote + ".")
      return [".It \(Mdoc.argument(short + argument.label))"] + help
    }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private func exitStatus(_ node: CommandNode) -> [String] {
    let status = node.configuration.exitStatus
    guard !status.isEmpty else { return [] }
    let items = status.flatMap { entry in
      [".It \(entry.code.rawValue)"] + Mdoc.lines(entry.meaning + ".")
    }
    let title = node.isRoot ? [] : [".Pp", "Exit status:"]
    return title + [".Bl -tag -width Ds"] + items + [".El"]
  }

  /// Of all commands together; one that several of them give is told once.
  private var examples: [String] {
    var seen: Set<String> = []
    let examples = root.all.flatMap(\.configuration.examples).filter { seen.insert($0).inserted }
    guard !examples.isEmpty else { return [] }
    return [".Bd -literal -offset indent"] + examples.map(Mdoc.text) + [".Ed"]
  }
}
