/// Finds texts of which every match of a pattern holds one, so that a fast search can decide which
/// lines a regular expression has to look at.
enum PatternLiterals {
  struct Result {
    /// The longest plain run of each alternative; empty where one has none.
    var literals: [String]
    /// Whether the pattern is nothing but the literal.
    var isExact: Bool
  }

  /// A run must be so long to be worth a search.
  private static let shortest = 3

  static func literals(of pattern: String) -> Result {
    let alternatives = topLevelAlternatives(pattern[...])
    var literals: [String] = []
    var isExact = true
    for alternative in alternatives {
      let (runs, isPlain) = runs(of: alternative)
      guard let longest = runs.max(by: { $0.count < $1.count }), longest.count >= shortest else {
        return Result(literals: inGroup(pattern), isExact: false)
      }
      literals.append(longest)
      isExact = isExact && isPlain
    }
    return Result(literals: literals, isExact: isExact)
  }

  /// The literals of a group of alternatives that the pattern must match one of.
  private static func inGroup(_ pattern: String) -> [String] {
    guard let open = pattern.firstRange(of: "(?:") else { return [] }
    var depth = 1
    var end = open.upperBound
    var isEscaped = false
    while end < pattern.endIndex, depth > 0 {
      let character = pattern[end]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      }
      end = pattern.index(after: end)
    }
    guard depth == 0, end == pattern.endIndex || pattern[end] != "?" else { return [] }
    let inner = pattern[open.upperBound..<pattern.index(before: end)]
    var literals: [String] = []
    for alternative in topLevelAlternatives(inner) {
      guard let longest = runs(of: alternative).runs.max(by: { $0.count < $1.count }),
        longest.count >= shortest
      else { return [] }
      literals.append(longest)
    }
    return literals
  }

  private static func topLevelAlternatives(_ pattern: Substring) -> [Substring] {
    var alternatives: [Substring] = []
    var depth = 0
    var isEscaped = false
    var isClass = false
    var start = pattern.startIndex
    for index in pattern.indices {
      let character = pattern[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "[" {
        isClass = true
      } else if character == "]" {
        isClass = false
      } else if !isClass, character == "(" {
        depth += 1
      } else if !isClass, character == ")" {
        depth -= 1
      } else if !isClass, depth == 0, character == "|" {
        alternatives.append(pattern[start..<index])
        start = pattern.index(after: index)
      }
    }
    return alternatives + [pattern[start...]]
  }

  /// The plain runs outside all groups, and whether there is nothing else.
  private static func runs(of pattern: Substring) -> (runs: [String], isPlain: Bool) {
    var runs: [String] = []
    var run = ""
    var isPlain = true
    var depth = 0
    var index = pattern.startIndex
    func endRun() {
      if !run.isEmpty { runs.append(run) }
      run = ""
    }
    while index < pattern.endIndex {
      let character = pattern[index]
      index = pattern.index(after: index)
      switch character {
      case "\\" where index < pattern.endIndex:
        let escaped = pattern[index]
        index = pattern.index(after: index)
        // An escaped letter or digit is a class or an assertion.
        if depth == 0, !escaped.isLetter, !escaped.isNumber {
          run.append(escaped)
        } else {
          isPlain = false
          endRun()
        }
      case "(":
        depth += 1
        isPlain = false
        endRun()
      case ")":
        depth -= 1
        endRun()
      case "[":
        isPlain = false
        endRun()
        while index < pattern.endIndex, pattern[index] != "]" {
          index = pattern.index(after: index)
        }
        if index < pattern.endIndex { index = pattern.index(after: index) }
      case "?", "*", "{":
        // What stands before may be absent.
        isPlain = false
        if !run.isEmpty { run.removeLast() }
        endRun()
        if character == "{" {
          while index < pattern.endIndex, pattern[index] != "}" {
            index = pattern.index(after: index)
          }
          if index < pattern.endIndex { index = pattern.index(after: index) }
        }
      case "+", ".", "^", "$":
        isPlain = false
        endRun()
      default:
        if depth == 0 { run.append(character) } else { isPlain = false }
      }
    }
    endRun()
    return (runs, isPlain)
  }
}
