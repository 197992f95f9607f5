import SyncEvents

/// Makes pseudonyms: a prefix that tells the kind, and the first 16 digits of an HMAC.
struct Pseudonyms: Sendable {
  private let code: HMACSHA256
  private var kept: [Name: String] = [:]

  private struct Name: Hashable {
    var prefix: String
    var bytes: [UInt8]
  }

  init(key: PseudonymKey) {
    code = HMACSHA256(key: key.bytes)
  }

  /// The pseudonym of a piece of text.
  mutating func pseudonym(of bytes: some Sequence<UInt8>, as kind: PrivateKind) -> String {
    var name = Name(prefix: kind.prefix, bytes: Array(bytes))
    // One mailbox or number in two spellings is one.
    if kind == .emailAddress { name.bytes = name.bytes.map(\.lowercased) }
    if kind == .phoneNumber { name.bytes = name.bytes.filter(\.isDigit) }
    if let known = kept[name] { return known }
    let digits = code.code(of: name.bytes).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let pseudonym = kind.prefix + digits.joined()
    if kept.count >= Limits.keptPseudonyms { kept.removeAll(keepingCapacity: true) }
    kept[name] = pseudonym
    return pseudonym
  }

  /// Whether a piece of text is a pseudonym already; it is left as it is.
  static func isPseudonym(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.endIndex - colon == 17,
      bytes[(colon + 1)...].allSatisfy(\.isHexadecimal)
    else { return false }
    return prefixes.contains { bytes[...colon].elementsEqual($0) }
  }

  /// Whether a pseudonym ends at a place.
  static func isPseudonym(before end: Int, in bytes: [UInt8]) -> Bool {
    prefixes.contains { prefix in
      let start = end - 16 - prefix.count
      return start >= 0 && isPseudonym(bytes[start..<end])
    }
  }

  private static let prefixes = Set(PrivateKind.allCases.map(\.prefix)).map { Array($0.utf8) }
}
