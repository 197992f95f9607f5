package import SyncEvents

/// The error codes of CloudKit, Core Data and their neighbours.
package enum ErrorCatalog {
  package static let entries = Catalog.entries(Catalog.errors).compactMap(ErrorEntry.init)

  private static let byCode = Dictionary(
    entries.compactMap { entry in entry.code.map { (Key(domain: entry.domain, code: $0), entry) } }
  ) { first, _ in first }

  private static let byName = Dictionary(
    entries.filter { $0.code == nil }.map { ("\($0.domain) \($0.name)", $0) }
  ) { first, _ in first }

  private struct Key: Hashable {
    var domain: String
    var code: Int
  }

  /// What is known of a code; nil where nothing is.
  package static func entry(domain: String, code: Int) -> ErrorEntry? {
    byCode[Key(domain: domain, code: code)]
  }

  /// What is known of a link of a chain; nil where nothing is.
  package static func entry(for link: ErrorChain) -> ErrorEntry? {
    if let code = link.code { return entry(domain: link.domain, code: code) }
    return link.name.flatMap { byName["\(link.domain) \($0)"] }
  }

  /// Codes that people know by another name than the SDK's, and why (rules.md, section 11).
  package static func correction(domain: String, code: Int) -> String? {
    switch (domain, code) {
    case ("CKErrorDomain", 12):
      "Often called serverRejectedRequest, since the server does reject it; that is code 15."
    case ("BGTaskSchedulerErrorDomain", 3):
      "Often called unavailable; that is code 1. 3 is notPermitted."
    case ("BGSystemTaskSchedulerErrorDomain", _):
      "A private domain of the system, not BGTaskScheduler's: its codes are not those of "
        + "BGTaskScheduler.Error."
    default: nil
    }
  }
}
