import SyncEvents

/// Tells a share's own record from the records that are shared.
enum ShareRecord {
  /// The fixed name of the share of a whole zone.
  static let zoneShare = "cloudkit.zoneshare"

  /// Whether a link of a chain is the error of a share's record: its item says so, or a text of the
  /// link, of what it wraps or of what wraps it; the names of its siblings don't count.
  static func isMeant(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    let items = chain.items(of: link)
    if items.contains(where: isShare) { return true }
    let outer = items.isEmpty ? chain.links.filter { $0.links.contains(link) } : []
    return (outer + link.links).contains { $0.says(zoneShare) }
  }

  /// Whether the error says that a record that is to be made stands on the server already.
  static func isThere(_ link: ErrorChain) -> Bool {
    link.links.contains { $0.says("already exists") }
  }

  /// Whether an item's name is that of a share: the zone's, or one that CloudKit named itself.
  private static func isShare(_ item: String) -> Bool {
    item.contains(zoneShare) || item.hasPrefix("Share-") || item.contains("recordName=Share-")
  }
}
