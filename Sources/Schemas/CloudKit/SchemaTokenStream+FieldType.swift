extension SchemaTokenStream {
  /// The type of a field, its keywords in capital letters; empty if there is none.
  ///
  /// A word that is no type is a problem, but kept: a later grammar may know it.
  mutating func takeFieldType() -> SchemaFieldType {
    let first = current
    guard first.kind == .word else {
      expected("a field type")
      return SchemaFieldType(rawValue: "")
    }
    var text = ""
    if take(keyword: "ENCRYPTED") { text = SchemaFieldType.encryptedPrefix }
    text += takeWord()
    if text == SchemaFieldType.number.rawValue, take(keyword: "PREFERRED") {
      _ = take(keyword: "AS")
      text += " PREFERRED AS " + takeWord()
    }
    if current.isMark("<") { text += takeArgument() }
    let type = SchemaFieldType(rawValue: text)
    if !type.isKnown, type.referenceTarget == nil { expected("a field type", insteadOf: first) }
    return type
  }

  /// A word, in capital letters if the grammar has it.
  private mutating func takeWord() -> String {
    guard current.isName, !isAtEntryEnd else { return "" }
    let text = take().text
    let capitals = text.uppercased()
    let isKeyword = capitals == "LIST" || capitals == "ENCRYPTED"
    return isKeyword || SchemaFieldType.primitives.contains(capitals) ? capitals : text
  }

  /// What stands between angle brackets, with them.
  private mutating func takeArgument() -> String {
    var text = ""
    var depth = 0
    var isAfterWord = false
    repeat {
      if take(mark: "<") {
        text += "<"
        depth += 1
        isAfterWord = false
      } else if take(mark: ">") {
        text += ">"
        depth -= 1
        isAfterWord = false
      } else if current.isName {
        text += (isAfterWord ? " " : "") + takeWord()
        isAfterWord = true
      } else {
        break
      }
    } while depth > 0 && !isAtEntryEnd
    if depth > 0 { expected("\">\"") }
    return text
  }
}
