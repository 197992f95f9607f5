/// The type of a field, as a schema writes it: `STRING`, `ENCRYPTED BYTES`, `LIST<INT64>`.
///
/// Keywords are in capital letters with single spaces, so types that mean the same are equal.
package struct SchemaFieldType: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension SchemaFieldType {
  package static let asset = Self(rawValue: "ASSET")
  package static let bytes = Self(rawValue: "BYTES")
  package static let double = Self(rawValue: "DOUBLE")
  package static let int64 = Self(rawValue: "INT64")
  package static let location = Self(rawValue: "LOCATION")
  package static let number = Self(rawValue: "NUMBER")
  package static let reference = Self(rawValue: "REFERENCE")
  package static let string = Self(rawValue: "STRING")
  package static let timestamp = Self(rawValue: "TIMESTAMP")

  static let encryptedPrefix = "ENCRYPTED "

  /// The words of the grammar that are types by themselves.
  static let primitives: Set<String> = [
    "ASSET", "BYTES", "DOUBLE", "INT64", "LOCATION", "NUMBER", "REFERENCE", "STRING", "TIMESTAMP",
  ]

  /// The same type, kept encrypted.
  package var encrypted: Self {
    isEncrypted ? self : Self(rawValue: Self.encryptedPrefix + rawValue)
  }

  package var isEncrypted: Bool { rawValue.hasPrefix(Self.encryptedPrefix) }

  /// The type without `ENCRYPTED`.
  package var unencrypted: Self {
    isEncrypted ? Self(rawValue: String(rawValue.dropFirst(Self.encryptedPrefix.count))) : self
  }

  /// What a `LIST<…>` is a list of.
  package var listElement: Self? { argument(of: "LIST").map(Self.init(rawValue:)) }

  /// The record type a reference is confined to, where a file writes `REFERENCE<Target>`.
  ///
  /// Apple's grammar has no such form; it is read so that the field isn't lost.
  package var referenceTarget: String? { argument(of: "REFERENCE") }

  /// Whether the grammar has it.
  package var isKnown: Bool {
    if let listElement { return listElement.listElement == nil && listElement.isKnown }
    let words = unencrypted.rawValue.split(separator: " ")
    guard let first = words.first, Self.primitives.contains(String(first)) else { return false }
    if words.count == 1 { return true }
    return first == "NUMBER" && words.dropFirst().starts(with: ["PREFERRED", "AS"])
  }

  private func argument(of word: String) -> String? {
    let text = unencrypted.rawValue
    guard text.hasPrefix(word + "<"), text.hasSuffix(">") else { return nil }
    return String(text.dropFirst(word.count + 1).dropLast())
  }
}
