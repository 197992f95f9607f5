/// Scripts that teach a shell to complete the commands of a tool; each ends with a newline.
package enum CompletionScript {
  /// For bash 3.2 and later; needs no `bash-completion`.
  package static func bash(root: any Command.Type) -> String {
    BashCompletion(root: CommandNode(root: root)).text
  }

  /// For the file `_tool` in a folder of `fpath`, or to be evaluated after `compinit`.
  package static func zsh(root: any Command.Type) -> String {
    ZshCompletion(root: CommandNode(root: root)).text
  }

  package static func fish(root: any Command.Type) -> String {
    FishCompletion(root: CommandNode(root: root)).text
  }
}
