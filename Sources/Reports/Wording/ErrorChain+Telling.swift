import SyncEvents

extension ErrorChain {
  /// The link whose words tell most: one that the server spoke, else the innermost that speaks.
  ///
  /// Items that failed only with their batch tell nothing.
  var tellingLink: ErrorChain {
    var best = self
    var bestRank = Self.rank(of: self, depth: 0)
    var waiting = [(link: self, depth: 0)]
    while let (link, depth) = waiting.popLast() {
      let rank = Self.rank(of: link, depth: depth)
      if rank > bestRank { (best, bestRank) = (link, rank) }
      let children = link.children.filter { !$0.isCollateral }
      waiting += children.reversed().map { ($0, depth + 1) }
    }
    return best
  }

  private static func rank(of link: ErrorChain, depth: Int) -> (Int, Int) {
    let worth = link.serverErrorDescription != nil ? 2 : link.message != nil ? 1 : 0
    return (worth, depth)
  }

  /// Domain, code and the code's name.
  var title: String {
    ([domain] + [code.map(String.init), name].compactMap(\.self)).joined(separator: " ")
  }
}
