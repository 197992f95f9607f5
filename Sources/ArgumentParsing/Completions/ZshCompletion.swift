/// Writes a zsh script with one function for each command, built on `_arguments`.
struct ZshCompletion {
  let root: CommandNode

  var text: String {
    let name = function(of: root)
    return """
      #compdef \(root.name)
      # Completions of \(root.name) for zsh.

      \(root.all.map(definition).joined(separator: "\n\n"))

      if [[ $funcstack[1] == \(name) ]]; then
        \(name) "$@"
      else
        compdef \(name) \(root.name)
      fi

      """
  }

  private func function(of node: CommandNode) -> String {
    "_" + node.path.map(\.asFunctionName).joined(separator: "__")
  }

  private func definition(of node: CommandNode) -> String {
    let children = node.children
    var specs = node.acceptedOptions.flatMap(ZshSpecification.option)
    guard !children.isEmpty else {
      specs += node.positionals.map(ZshSpecification.positional)
      return """
        \(function(of: node))() {
          _arguments -s -S : \\
        \(lines(specs))
        }
        """
    }
    specs += ["': :->first'", "'*:: :->rest'"]
    let own = node.positionals.first.map { ZshSpecification.action($0.candidates) } ?? ""
    let described = children.map { child in
      let text = "\(child.name.escaping(":")):\(child.configuration.abstract)"
      return "      \(text.shellQuoted)"
    }
    let branches = children.map { "    \($0.name.shellQuoted)) \(function(of: $0)) ;;" }
    return """
      \(function(of: node))() {
        local curcontext="$curcontext" context state state_descr line
        typeset -A opt_args
        _arguments -s -S -C : \\
      \(lines(specs)) && return
        case $state in
        first)
          local -a commands=(
      \(described.joined(separator: "\n"))
          )
          _describe -t commands command commands\(own.isEmpty ? "" : "\n    \(own)")
          ;;
        rest)
          case $line[1] in
      \((branches + fallback(own)).joined(separator: "\n"))
          esac
          ;;
        esac
      }
      """
  }

  /// What follows a first word that names no subcommand of a command that runs itself.
  private func fallback(_ action: String) -> [String] {
    action.isEmpty ? [] : ["    *) \(action) ;;"]
  }

  private func lines(_ specs: [String]) -> String {
    specs.map { "    \($0)" }.joined(separator: " \\\n")
  }
}
