/// Writes a bash script that walks the words typed so far to the command they name and then looks
/// up what may follow.
struct BashCompletion {
  let root: CommandNode

  var text: String {
    let name = "_\(root.name.asFunctionName)"
    return """
      # Completions of \(root.name) for bash.

      # Sets what the command $1 takes.
      \(name)_describe() {
        commands=() options=() valued=()
        case $1 in
      \(root.all.map(description).joined(separator: "\n"))
        esac
      }

      # Sets what may stand for the option or the position $2 of the command $1.
      \(name)_value() {
        kind=none choices=()
        case "$1 $2" in
      \(root.all.flatMap(values).joined(separator: "\n"))
        esac
      }

      \(name)_is_among() {
        local word=$1 known
        shift
        for known; do [[ $word == "$known" ]] && return; done
        return 1
      }

      \(walk(name))
      complete -F \(name) \(root.name)

      """
  }

  private func description(of node: CommandNode) -> String {
    let options = node.acceptedOptions
    let valued = options.filter { $0.placeholder != nil }
    return """
          \(node.pathText.shellQuoted))
            commands=(\(quoted(node.children.map(\.name))))
            options=(\(quoted(options.flatMap(\.longSpellings))))
            valued=(\(quoted(valued.flatMap(\.spellings)))) ;;
      """
  }

  private func values(of node: CommandNode) -> [String] {
    let path = "\(node.pathText) "
    let options = node.acceptedOptions.compactMap { option in
      line(option.spellings.map { (path + $0).shellQuoted }, option.candidates)
    }
    let positionals = node.positionals.enumerated().compactMap { index, positional in
      // Those that repeat come last, so the pattern is reached only by what no number matched.
      let place = positional.repeats ? "[0-9]*" : "\(index + 1)"
      return line([path.shellQuoted + place], positional.candidates)
    }
    return options + positionals
  }

  private func line(_ patterns: [String], _ candidates: Completion) -> String? {
    let action: String? =
      switch candidates {
      case .none: nil
      case .file: "kind=file"
      case .directory: "kind=directory"
      case .values(let values): "choices=(\(quoted(values)))"
      }
    return action.map { "    \(patterns.joined(separator: " | "))) \($0) ;;" }
  }

  private func quoted(_ words: [String]) -> String {
    words.map(\.shellQuoted).joined(separator: " ")
  }

  /// The part that is the same for all tools but for its name.
  ///
  /// Bash breaks `--option=value` into three words unless `COMP_WORDBREAKS` was changed, so both
  /// forms are expected.
  private func walk(_ name: String) -> String {
    """
    \(name)() {
      local path=\(root.name.shellQuoted) place=1 index=1 option= ended= prefix= word
      local cur=${COMP_WORDS[COMP_CWORD]} kind=none
      local -a commands options valued choices
      \(name)_describe "$path"
      while (( index < COMP_CWORD )); do
        word=${COMP_WORDS[index]}
        (( index += 1 ))
        if [[ -n $option ]]; then
          [[ $word == = && ${COMP_WORDS[index - 2]} == "$option" ]] || option=
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -?* ]]; then
          if \(name)_is_among "$word" "${valued[@]}"; then option=$word; fi
        elif (( place == 1 )) && \(name)_is_among "$word" "${commands[@]}"; then
          path+=" $word"
          \(name)_describe "$path"
        else
          (( place += 1 ))
        fi
      done
      if [[ -z $option && -z $ended && $cur == --*=* ]]; then
        option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
      fi
      if [[ -n $option ]]; then
        [[ $cur == = ]] && cur=
        \(name)_value "$path" "$option"
      elif [[ -z $ended && $cur == -* ]]; then
        choices=("${options[@]}")
      else
        \(name)_value "$path" "$place"
        if (( place == 1 )); then choices+=("${commands[@]}"); fi
      fi
      COMPREPLY=()
      for word in "${choices[@]}"; do
        if [[ $word == "$cur"* ]]; then
          [[ $word == *[![:alnum:]_./=:@%+,-]* ]] && printf -v word %q "$word"
          COMPREPLY+=("$prefix$word")
        fi
      done
      case $kind in
        file | directory)
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do
            COMPREPLY+=("$prefix$word")
          done < <(compgen -A "$kind" -- "$cur")
          ;;
      esac
    }
    """
  }
}
