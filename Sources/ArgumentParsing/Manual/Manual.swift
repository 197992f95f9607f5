/// The manual page of a tool, in mdoc, which both mandoc and groff read.
package enum Manual {
  /// The page, with a newline at its end; the date is that of the release, written as mdoc wants
  /// it: `October 9, 2026`.
  package static func page(root: any Command.Type, date: String) -> String {
    ManualPage(root: CommandNode(root: root), date: date).text
  }
}
