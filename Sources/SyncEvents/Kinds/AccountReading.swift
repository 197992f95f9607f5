/// What CloudKit said of the iCloud account.
package struct AccountReading: Sendable, Hashable {
  package var status: AccountStatus?
  /// A pseudonym, never the identifier in clear.
  package var userRecordID: String?
  package var error: ErrorChain?

  package init(status: AccountStatus?, userRecordID: String?, error: ErrorChain?) {
    self.status = status
    self.userRecordID = userRecordID
    self.error = error
  }

  init(_ members: MemberReader) throws(EventError) {
    status = try members.text("status").map(AccountStatus.init)
    userRecordID = try members.text("userRecordID")
    error = try members.chain("error")
  }
}

/// CKAccountStatus.
package enum AccountStatus: Sendable, Hashable {
  case available, noAccount, restricted, couldNotDetermine, temporarilyUnavailable
  case other(String)

  /// The status of that name, in any case and with or without the SDK's prefix.
  package init(_ name: String) {
    let prefix = "ckaccountstatus"
    let bare = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    switch bare.hasPrefix(prefix) ? String(bare.dropFirst(prefix.count)) : bare {
    case "available": self = .available
    case "noaccount": self = .noAccount
    case "restricted": self = .restricted
    case "couldnotdetermine": self = .couldNotDetermine
    case "temporarilyunavailable": self = .temporarilyUnavailable
    default: self = .other(name)
    }
  }

  /// The name as it stands in a report.
  package var name: String {
    switch self {
    case .available: "available"
    case .noAccount: "noAccount"
    case .restricted: "restricted"
    case .couldNotDetermine: "couldNotDetermine"
    case .temporarilyUnavailable: "temporarilyUnavailable"
    case .other(let name): name
    }
  }
}
