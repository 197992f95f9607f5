/// What the key before a value tells of it.
struct KeyMeaning {
  let kind: PrivateKind
  let extent: Extent

  /// How far a value goes that no quotes enclose.
  enum Extent {
    /// Up to the zone, or to a comma or bracket; names have blanks.
    case name
    /// Up to a comma or bracket.
    case phrase
    /// Up to the line's end.
    case line
    /// A word, and the word after it where the first names a scheme.
    case credential
    /// Up to a blank.
    case word
  }

  /// The meaning of a key, in any case; nil for a key whose value is not private.
  ///
  /// `record=R` is one only where it is assigned: "record: …" begins many a sentence.
  init?(_ key: some Collection<UInt8>, isAssigned: Bool = true) {
    var letters = key.map(\.lowercased)
    // `user.recordName` and `NSUserName` are what their last words are.
    if let dot = letters.lastIndex(of: UInt8(ascii: ".")) { letters.removeSubrange(...dot) }
    letters.removeAll { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    let name = String(decoding: letters, as: UTF8.self)
    if let (kind, extent) = Self.known[name] {
      self.kind = kind
      self.extent = extent
    } else if name == "record", isAssigned {
      kind = .recordName
      extent = .word
    } else if name.hasSuffix("userrecordid") || name.hasSuffix("userrecordname") {
      kind = .userRecordID
      extent = .name
    } else if name.hasSuffix("recordid") || name.hasSuffix("recordname") {
      kind = .recordName
      extent = .name
    } else if name.hasSuffix("token"), !Self.places.contains(where: name.hasSuffix) {
      kind = .secret
      extent = .word
    } else if ["password", "apikey", "secretkey", "clientsecret"].contains(where: name.hasSuffix) {
      kind = .secret
      extent = .word
    } else {
      return nil
    }
  }

  private static let known: [String: (PrivateKind, Extent)] = [
    "recordname": (.recordName, .name), "recordid": (.recordName, .name),
    "userid": (.userRecordID, .word), "ownername": (.userRecordID, .name),
    "ownerrecordname": (.userRecordID, .name), "zoneowner": (.userRecordID, .name),
    "givenname": (.personName, .phrase), "familyname": (.personName, .phrase),
    "middlename": (.personName, .phrase), "nickname": (.personName, .phrase),
    "fullname": (.personName, .phrase), "devicename": (.personName, .phrase),
    "computername": (.personName, .phrase), "servername": (.personName, .word),
    "username": (.userName, .word),
    "nsusername": (.userName, .word), "nsfullusername": (.personName, .phrase),
    "phonenumber": (.phoneNumber, .phrase), "ipaddress": (.ipAddress, .word),
    "passwd": (.secret, .word), "secret": (.secret, .word), "authorization": (.secret, .credential),
    "cookie": (.secret, .line), "setcookie": (.secret, .line),
  ]

  /// Tokens that say up to where something was read; they open nothing.
  private static let places = ["changetoken", "historytoken", "pagetoken", "synctoken"]

  /// The last letters of all keys that mean something.
  static let lastLetters = Set("enmdykrt".utf8)

  /// Whether a value can be what the key says.
  func takes(_ value: ArraySlice<UInt8>) -> Bool {
    // A number is a user of the system's, a code or a count.
    if value.count <= 6, value.allSatisfy(\.isDigit) { return false }
    guard kind == .secret else { return true }
    // "token: missing" is prose.
    return extent != .word || value.count >= 16 || value.contains(where: \.isDigit)
  }
}
