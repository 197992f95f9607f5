import SyncEvents

/// What CloudKit's server says in words; its words decide before any code does.
enum ServerMessage {
  /// The record type of "Cannot create new type X in production schema", or of "Did not find record
  /// type: X", which development says, too.
  static func missingType(in text: String, isOfDevelopment: Bool = false) -> String? {
    if let type = text.between("Cannot create new type ", " in production schema") { return type }
    return isOfDevelopment ? nil : text.between("Did not find record type: ", "\n", orEnd: true)
  }

  /// Field and record type of "Cannot create or modify field 'F' in record 'R' in production schema".
  static func missingField(in text: String) -> (field: String, recordType: String)? {
    guard let field = text.between("Cannot create or modify field '", "'"),
      let type = text.between("in record '", "'"), text.contains("in production schema")
    else { return nil }
    return (field, type)
  }
}

extension String {
  /// What stands between two texts, the first of each; nil where one lacks.
  func between(_ start: String, _ end: String, orEnd: Bool = false) -> String? {
    guard let open = firstRange(of: start) else { return nil }
    let rest = self[open.upperBound...]
    if let close = rest.firstRange(of: end) { return String(rest[..<close.lowerBound]) }
    return orEnd ? String(rest) : nil
  }
}

extension ErrorChain {
  /// The first reading that any text of any link gives, with the link.
  func reading<Value>(_ read: (String) -> Value?) -> (value: Value, link: ErrorChain)? {
    for link in links {
      for text in link.texts {
        if let value = read(text) { return (value, link) }
      }
    }
    return nil
  }
}
