import Questions

extension ErrorFacts {
  /// How often it came up, in words.
  var howOften: String { count == 1 ? "once" : "\(count) times" }
}
