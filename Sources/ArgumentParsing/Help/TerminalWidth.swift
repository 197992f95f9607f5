#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// How wide help may be.
package enum TerminalWidth {
  /// Longer lines are hard to read, however wide the terminal is.
  static let widest = 100
  /// Below this, a line would hold a word or two.
  static let narrowest = 32
  static let usual = 80

  /// The width of the terminal on standard output, else `COLUMNS`, else 80; at most 100.
  package static var current: Int {
    chosen(terminal: terminal, columns: getenv("COLUMNS").map { String(cString: $0) })
  }

  static func chosen(terminal: Int?, columns: String?) -> Int {
    let width = terminal ?? columns.flatMap { Int($0) } ?? usual
    return width > 0 ? min(max(width, narrowest), widest) : usual
  }

  /// Nil if standard output is no terminal, or one that does not know its size.
  private static var terminal: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
