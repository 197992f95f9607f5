/// A report line that differs by its number.
func reportLine(_ number: Int) -> String {
  #"{"v":1,"kind":"beat","ts":"2026-11-02T08:00:00.000Z","id":"\#(number)"}"#
}

/// So many report lines, each with its line feed.
func reportLines(_ count: Int) -> String {
  (0..<count).map { reportLine($0) + "\n" }.joined()
}
