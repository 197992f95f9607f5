import Testing

/// The words before the cursor, the last of them unfinished, and what a shell should offer there.
struct CompletionCase: Sendable, CustomTestStringConvertible {
  let words: [String]
  let offered: [String]

  var testDescription: String { words.joined(separator: " ") }

  /// What every shell must offer; those that only some can is in their own tests.
  static let common = [
    CompletionCase(words: ["l"], offered: ["list"]),
    CompletionCase(words: [""], offered: ["ask", "copy", "help", "list", "server"]),
    CompletionCase(words: ["-q", "s"], offered: ["server"]),
    CompletionCase(words: ["-s", "list", "s"], offered: ["server"]),
    CompletionCase(words: ["list", "--li"], offered: ["--limit"]),
    CompletionCase(words: ["list", "--no-"], offered: ["--no-color", "--no-follow"]),
    CompletionCase(words: ["list", "--format", ""], offered: ["json", "table"]),
    CompletionCase(words: ["list", "--format=j"], offered: ["--format=json"]),
    CompletionCase(words: ["list", "--limit", ""], offered: []),
    CompletionCase(words: ["list", "-t", ""], offered: ["Fi$le", "a b", "it's"]),
    CompletionCase(words: ["ask", ""], offered: ["setup"]),
    CompletionCase(words: ["ask", "setup", ""], offered: ["large", "small"]),
    CompletionCase(words: ["ask", "setup", "--off"], offered: []),
    CompletionCase(words: ["ask", "setup", "small", "/et"], offered: ["/etc"]),
    CompletionCase(words: ["server", "--port", "start", ""], offered: ["start"]),
    CompletionCase(words: ["server", "start", "--po"], offered: ["--port"]),
    CompletionCase(words: ["help", "l"], offered: ["list"]),
    CompletionCase(words: ["list", "/usr/bi"], offered: ["/usr/bin"]),
    CompletionCase(words: ["list", "x", "y", "/usr/bi"], offered: ["/usr/bin"]),
    CompletionCase(words: ["--store", "/etc/passw"], offered: []),
    CompletionCase(words: ["copy", "--", "--sto"], offered: []),
  ]
}
