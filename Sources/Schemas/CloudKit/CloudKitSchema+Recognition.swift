extension CloudKitSchema {
  /// Whether a file that begins so is a CloudKit schema, whatever its name.
  package static func isSchema(prefix: some Collection<UInt8>) -> Bool {
    var tokens = SchemaTokenizer(bytes: Array(prefix.prefix(Limits.recognitionBytes)))
    let first = tokens.next()
    let second = tokens.next()
    if first.isKeyword("DEFINE") { return second.isKeyword("SCHEMA") }
    // A hand-made part of a schema may lack the head, but then must be plainly one.
    guard first.isKeyword("RECORD"), second.isKeyword("TYPE") else { return false }
    return tokens.next().isName && tokens.next().isMark("(")
  }
}
