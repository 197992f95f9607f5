/// Leaves of a Swift text what the compiler acts on: no comment and nothing that stands in quotes.
enum CodeText {
  static func lines(of text: String) -> [String] {
    var isInLongString = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let parts = line.split(separator: "\"\"\"", omittingEmptySubsequences: false)
      defer { if parts.count.isMultiple(of: 2) { isInLongString.toggle() } }
      if parts.count > 1 { return isInLongString ? "" : withoutStrings(parts[0]) }
      return isInLongString ? "" : withoutStrings(line)
    }
  }

  private static func withoutStrings(_ line: Substring) -> String {
    var code = ""
    var isInString = false
    var characters = Array(line)[...]
    while let character = characters.popFirst() {
      if isInString {
        if character == "\\" {
          _ = characters.popFirst()
        } else if character == "\"" {
          isInString = false
        }
      } else if character == "\"" {
        isInString = true
      } else if character == "/", characters.first == "/" {
        break
      } else {
        code.append(character)
      }
    }
    return code
  }
}
