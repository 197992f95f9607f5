/// Makes names and texts of a model fit for Swift code.
enum SwiftName {
  /// A variable's name: letters, digits and underscores, beginning with a small letter.
  static func variable(_ name: String) -> String {
    let plain = String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    guard let first = plain.first else { return "value" }
    let word = plain.allSatisfy(\.isUppercase) ? plain.lowercased() : plain
    return first.isLetter || first == "_"
      ? word.prefix(1).lowercased() + word.dropFirst() : "_" + word
  }

  /// A property's name, in backticks where it is a keyword.
  static func property(_ name: String) -> String {
    let name = variable(name)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// What stands between the quotes of a literal.
  static func literal(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .filter { !$0.isNewline }
  }
}

/// Makes texts fit for XML attributes.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
