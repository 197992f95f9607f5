/// The limits of redaction; look-back and look-ahead are bounded so that time grows with the text.
package enum Limits {
  /// The longest record name that CloudKit takes, in bytes; a zone's name may be as long.
  static let recordNameBytes = 255

  /// The longest address of mail: 64 bytes, the sign, 255 bytes (RFC 5321).
  static let mailboxBytes = 64
  static let mailDomainBytes = 255

  /// The longest key before `=` or `:` that is looked at; Apple's longest has 34.
  static let keyBytes = 48

  /// The longest value of a key that is replaced as one; what is longer is not one value.
  static let valueBytes = 4_096

  /// The longest line that is held in memory and read as JSON: that of the report format. Longer
  /// lines are redacted as text in parts, cut at white space.
  package static let lineBytes = 128 << 20

  /// The largest JSON document of many lines that is read whole; a larger one is redacted by lines,
  /// where only the member before a value tells what it is.
  static let documentBytes = 16 << 20

  /// So many bytes of a longer line are redacted at a time.
  static let partBytes = 1 << 20

  /// So many pseudonyms are kept at hand: names come in runs, and each costs two hashes.
  static let keptPseudonyms = 4_096

  /// The shortest key that is taken, in bytes: shorter ones can be tried out.
  package static let keyFileBytes = 16...4_096

  /// So many examples of a kind are kept to show.
  package static let examples = 5
}
