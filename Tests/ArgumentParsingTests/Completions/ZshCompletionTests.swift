import Testing

@testable import ArgumentParsing

@Suite(.enabled(if: Shell.zsh.isInstalled))
struct ZshCompletionTests {
  private let script = CompletionScript.zsh(root: Depot.self)

  @Test func `zsh reads the script without complaint`() {
    #expect(Shell.zsh.output(of: script, options: "-n") == "")
  }

  /// Zsh completes only in its line editor, so a second zsh in a terminal of its own is driven; it
  /// is slow to start, so one is driven through all lines.
  @Test func `zsh completes the only word that may follow`() {
    let lines = [
      ("l", "list"),
      ("list --format=j", "list --format=json"),
      ("list --fol", "list --follow"),
      ("ask set", "ask setup"),
      ("-s x ask setup s", "-s x ask setup small"),
      ("server st", "server start"),
      ("list -t it", "list -t it\\'s"),
      ("list x /usr/bi", "list x /usr/bin/"),
      ("list --limit ", "list --limit"),
      ("ask setup --off", "ask setup --off"),
    ]
    let steps = lines.map { typed, _ in
      """
      zpty -w -n shell \("depot \(typed)".shellQuoted)$'\\t\\C-g\\C-u'
      zpty -r shell seen '*<<<*>>>*'
      print -r -- "${${seen##*<<<}%%>>>*}"
      """
    }
    let drive = """
      zmodload zsh/zpty
      zpty -b shell 'COLUMNS=200 TERM=dumb zsh -f -i'
      zpty -w shell \(setup.shellQuoted)
      zpty -r shell seen '*READY*'
      \(steps.joined(separator: "\n"))
      """
    #expect(Shell.zsh.lines(of: drive) == lines.map { "depot \($0.1)" })
  }

  /// A shell that waits for input in vain ends itself, so that a test fails and does not hang.
  private var setup: String {
    """
    TMOUT=20
    PROMPT= RPROMPT=; stty -echo
    autoload -Uz compinit; compinit -u -D
    eval \(script.shellQuoted)
    show() { print -r -- "<<<${BUFFER% }>>>" }
    zle -N show; bindkey '^G' show; bindkey '^I' complete-word
    print READ''Y
    """
  }
}
