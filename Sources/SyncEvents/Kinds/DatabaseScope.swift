/// The scope of a CloudKit database.
package enum DatabaseScope: Sendable, Hashable {
  case `private`, shared, `public`
  case other(String)

  package init(_ name: String) {
    switch name.lowercased() {
    case "private": self = .private
    case "shared": self = .shared
    case "public": self = .public
    default: self = .other(name)
    }
  }

  /// The name as it stands in a report.
  package var name: String {
    switch self {
    case .private: "private"
    case .shared: "shared"
    case .public: "public"
    case .other(let name): name
    }
  }

  /// The name as it stands in the server's log.
  package var database: String { name.uppercased() }

  /// Whose data a store of this scope holds, seen from the device.
  package var role: String? {
    switch self {
    case .private: "owner"
    case .shared: "recipient"
    default: nil
    }
  }
}
