/// A way in which private data stand in a text.
///
/// It looks a bounded number of bytes back and ahead, so that a whole search takes time in
/// proportion to the text.
protocol Pattern: SendableMetatype {
  /// The bytes at which it looks; the search passes over all others.
  static var triggers: [UInt8] { get }

  /// The private text that the byte at a place tells, if it does; it begins at or after the
  /// scan's floor and ends after the place.
  static func find(in scan: inout TextScan, at position: Int) -> PrivateText?
}

/// The patterns, of which the first that finds something at a place counts.
enum Patterns {
  static let all: [any Pattern.Type] = [
    WebAddresses.self, RecordItems.self, KeyedValues.self, EmailAddresses.self, IPv4Addresses.self,
    IPv6Addresses.self, HostNames.self, HomeFolders.self, UserRecordIDs.self,
    CoreDataRecordNames.self,
    RecordUUIDs.self, BearerTokens.self, PhoneNumbers.self,
  ]

  /// For each byte, the patterns that look at it.
  static let byTrigger: [[any Pattern.Type]] = (0..<256).map { byte in
    all.filter { $0.triggers.contains(UInt8(byte)) }
  }
}
