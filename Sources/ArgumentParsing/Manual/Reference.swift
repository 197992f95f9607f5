/// The reference of a tool in Markdown, for its documentation.
package enum Reference {
  /// The document, with a newline at its end.
  package static func markdown(root: any Command.Type) -> String {
    let nodes = CommandNode(root: root).all
    return nodes.map { ReferenceSection(node: $0).text }.joined(separator: "\n\n") + "\n"
  }
}
