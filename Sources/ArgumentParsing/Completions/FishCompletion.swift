/// Writes a fish script: two functions that find the command typed so far, and one line for each
/// thing that may follow it.
struct FishCompletion {
  let root: CommandNode

  private var prefix: String { "__\(root.name.asFunctionName)" }

  var text: String {
    """
    # Completions of \(root.name) for fish.

    # Prints the options of the command $argv[1] that take a value, one a line.
    function \(prefix)_valued
      switch $argv[1]
    \(root.all.map(valued).joined(separator: "\n"))
      end
    end

    # Prints the subcommands of the command $argv[1], one a line.
    function \(prefix)_commands
      switch $argv[1]
    \(root.all.filter { !$0.children.isEmpty }.map(commands).joined(separator: "\n"))
      end
    end

    \(walk)

    complete -c \(root.name) -f
    \(root.all.flatMap(completions).joined(separator: "\n"))

    """
  }

  private func valued(of node: CommandNode) -> String {
    let options = node.acceptedOptions.filter { $0.placeholder != nil }
    return listing(options.flatMap(\.spellings), of: node)
  }

  private func commands(of node: CommandNode) -> String {
    listing(node.children.map(\.name), of: node)
  }

  private func listing(_ words: [String], of node: CommandNode) -> String {
    let list = words.map { " \($0.fishQuoted)" }.joined()
    return """
          case \(node.pathText.fishQuoted)
            string join -- \\n\(list)
      """
  }

  /// The function that each completion asks whether its place has come.
  private var walk: String {
    """
    # Whether the words before the cursor name the command $argv[1] and, where a position is given
    # as $argv[2], fill those before it; with $argv[3], any later position does as well.
    function \(prefix)_at
      set -l path \(root.name.fishQuoted)
      set -l place 1
      set -l skip 0
      set -l ended 0
      set -l words (commandline -opc)
      for word in $words[2..-1]
        if test $skip = 1
          set skip 0
        else if test "$ended$word" = 0--
          set ended 1
        else if test $ended = 0; and string match -q -- '-?*' $word
          contains -- $word (\(prefix)_valued $path); and set skip 1
        else if test $place = 1; and contains -- $word (\(prefix)_commands $path)
          set path "$path $word"
        else
          set place (math $place + 1)
        end
      end
      test "$path" = $argv[1]; or return 1
      set -q argv[2]; or return 0
      test $place = $argv[2]; and return 0
      set -q argv[3]; and test $place -gt $argv[2]
    end
    """
  }

  private func completions(for node: CommandNode) -> [String] {
    let subcommands = node.children.map { child in
      let summary = child.configuration.abstract.fishQuoted
      return line(node, "1", "-a \(child.name.fishQuoted) -d \(summary)")
    }
    let positionals = node.positionals.enumerated().compactMap { index, positional in
      let place = positional.repeats ? "\(index + 1) +" : "\(index + 1)"
      return offer(positional.candidates).map { line(node, place, $0) }
    }
    return subcommands + positionals
      + node.acceptedOptions.flatMap { completions(of: $0, for: node) }
  }

  private func completions(of option: Argument, for node: CommandNode) -> [String] {
    var words = option.short.map { ["-s \(String($0).fishQuoted)"] } ?? []
    words.append("-l \(option.name)")
    if option.placeholder != nil {
      // Only `-x` keeps files from being offered as well.
      words.append(option.candidates == .file ? "-r" : "-x")
      words += offer(option.candidates).map { [$0] } ?? []
    }
    let summary = "-d \(option.help.fishQuoted)"
    words.append(summary)
    let lines = [line(node, nil, words.joined(separator: " "))]
    return option.isNegatable
      ? lines + [line(node, nil, "-l no-\(option.name) \(summary)")] : lines
  }

  private func line(_ node: CommandNode, _ place: String?, _ rest: String) -> String {
    let condition = ["\(prefix)_at", "\"\(node.pathText)\"", place].compactMap(\.self)
    return "complete -c \(root.name) -n \(condition.joined(separator: " ").fishQuoted) \(rest)"
  }

  private func offer(_ candidates: Completion) -> String? {
    switch candidates {
    case .none: nil
    case .file: "-F"
    case .directory: "-a '(__fish_complete_directories)'"
    case .values(let values): "-a \(values.map { $0.fishQuoted }.joined(separator: " ").fishQuoted)"
    }
  }
}
