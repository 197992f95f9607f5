import SyncEvents

/// A chain as rows, outermost first; made without recursion, since a chain may be very deep.
struct ErrorTree {
  /// A link, or a line about links that are left out.
  struct Row {
    /// For each level whether its branch ends there; empty for the outermost link.
    var branches: [Bool]
    /// How the link hangs on the one above: an item's name, or nil for an underlying error.
    var role: String?
    var title: String
    var message: String?
    /// Further words: what the server said, when to try again, what it means.
    var notes: [String] = []

    var depth: Int { branches.count }
  }

  private(set) var rows: [Row] = []

  /// Items and links beyond this many are counted.
  static let maximumItems = 10

  init(_ chain: ErrorChain, explain: (ErrorChain) -> String? = { _ in nil }) {
    var waiting = [Node(content: .link(chain), role: nil, branches: [])]
    while let node = waiting.popLast() {
      guard case .link(let link) = node.content else {
        if case .words(let words) = node.content {
          rows.append(Row(branches: node.branches, role: nil, title: words, message: nil))
        }
        continue
      }
      rows.append(Self.row(of: link, node, explain))
      let children = Self.children(of: link)
      for (index, child) in children.enumerated().reversed() {
        let branches = node.branches + [index == children.count - 1]
        waiting.append(Node(content: child.content, role: child.role, branches: branches))
      }
    }
  }

  private struct Node {
    enum Content {
      case link(ErrorChain)
      case words(String)
    }

    var content: Content
    var role: String?
    var branches: [Bool]
  }

  private static func row(
    of link: ErrorChain,
    _ node: Node,
    _ explain: (ErrorChain) -> String?
  ) -> Row {
    var row = Row(
      branches: node.branches,
      role: node.role,
      title: link.title,
      message: link.message
    )
    var told: Set<String> = []
    for (name, text) in [
      ("CloudKit", link.ckErrorDescription), ("description", link.description),
      ("reason", link.failureReason), ("suggestion", link.recoverySuggestion),
    ] {
      // One text under two keys is one thing said.
      if let text, text != row.message, told.insert(text).inserted {
        row.notes.append("\(name): \(text)")
      }
    }
    if let seconds = link.retryAfter { row.notes.append("retry after \(durationText(seconds))") }
    if link.partial?.isEmpty == true {
      row.notes.append("no item is named: the dictionary is empty")
    }
    if let meaning = explain(link) { row.notes.append("→ \(meaning)") }
    return row
  }

  private static func children(of link: ErrorChain) -> [(content: Node.Content, role: String?)] {
    var children: [(content: Node.Content, role: String?)] = []
    if let underlying = link.underlying { children.append((.link(underlying), nil)) }
    for (name, links) in [("multiple", link.multiple ?? []), ("detailed", link.detailed ?? [])] {
      children += links.prefix(maximumItems).map { (.link($0), name) }
      let left = links.dropFirst(maximumItems)
      if !left.isEmpty { children.append((.words(folded(Array(left), "error")), nil)) }
    }
    let items = link.partial ?? []
    let own = items.filter { !$0.error.isCollateral }
    children += own.prefix(maximumItems).map { (.link($0.error), $0.item) }
    if own.count > maximumItems {
      children.append((.words(folded(own.dropFirst(maximumItems).map(\.error), "item")), nil))
    }
    let collateral = items.count - own.count
    if collateral > 0 {
      children.append(
        (.words("\(plural(collateral, "item")) failed only with the batch (CKErrorDomain 22)"), nil)
      )
    }
    if let omitted = link.partialOmitted, omitted > 0 {
      children.append((.words("\(plural(omitted, "item")) left out by the source"), nil))
    }
    return children
  }

  private static func folded(_ links: [ErrorChain], _ noun: String) -> String {
    let kinds = counted(links.map(\.signature))
    let named = kinds.prefix(3).map { "\($0.count) × \($0.text)" }
    let rest = kinds.count > 3 ? ", …" : ""
    return "… \(plural(links.count, noun)) more: \(named.joined(separator: ", "))\(rest)"
  }
}
