extension String {
  /// The control characters of the text, line feeds left out, as numbers.
  var controlCharacters: [UInt32] {
    unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202e}")
    }.map(\.value)
  }

  /// The lines without the one that a final line feed would open.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
