/// What a text means for the reader; colour only repeats what the words and signs say.
enum Tone: String, Sendable, Hashable {
  case plain, strong, quiet, good, warning, bad

  /// The parameter of the terminal's SGR sequence.
  fileprivate var parameter: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .quiet: "2"
    case .good: "32"
    case .warning: "33"
    case .bad: "31"
    }
  }
}

extension TextStyle {
  /// The text in the tone's colour, where colours are used.
  func painted(_ text: String, _ tone: Tone) -> String {
    guard usesColor, let parameter = tone.parameter, !text.isEmpty else { return text }
    return "\u{1b}[\(parameter)m\(text)\u{1b}[0m"
  }
}
