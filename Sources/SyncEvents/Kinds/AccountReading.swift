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

  package init(_ name: String) {
    switch name {
    case "available": self = .available
    case "noAccount": self = .noAccount
    case "restricted": self = .restricted
    case "couldNotDetermine": self = .couldNotDetermine
    case "temporarilyUnavailable": self = .temporarilyUnavailable
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
