import SyncEvents

/// Tells errors of sync from errors of other matters.
enum SyncDomain {
  /// Whether any link comes from CloudKit or from Core Data's mirroring.
  static func concerns(_ error: ErrorChain) -> Bool {
    error.links.contains { link in
      link.domain.hasPrefix("CK")
        || link.domain == "NSCocoaErrorDomain" && (134_000..<135_000).contains(link.code ?? 0)
    }
  }
}
