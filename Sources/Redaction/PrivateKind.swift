/// What kind of private data a piece of text is.
package enum PrivateKind: String, Sendable, Hashable, CaseIterable {
  case emailAddress, fieldValue, ipAddress, personName, phoneNumber, recordName, secret, userName
  case userRecordID

  /// What stands before the digits of a pseudonym; that of records and users is the report
  /// format's.
  var prefix: String {
    switch self {
    case .recordName, .userRecordID: "h:"
    case .emailAddress: "email:"
    case .fieldValue: "value:"
    case .ipAddress: "ip:"
    case .personName: "person:"
    case .phoneNumber: "phone:"
    // Not the word that stands before a value in the texts: that would be replaced again.
    case .secret: "hidden:"
    case .userName: "user:"
    }
  }

  /// What the kind is called in a table.
  package var words: String {
    switch self {
    case .emailAddress: "e-mail addresses"
    case .fieldValue: "field values"
    case .ipAddress: "IP addresses"
    case .personName: "names of people and devices"
    case .phoneNumber: "phone numbers"
    case .recordName: "record names"
    case .secret: "tokens and keys"
    case .userName: "user names"
    case .userRecordID: "user record ids"
    }
  }

  /// The identifiers that the report format never lets travel in clear.
  package static let identifiers: Set<PrivateKind> = [.recordName, .userRecordID]
}
