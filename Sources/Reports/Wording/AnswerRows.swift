/// How much of an answer is shown; the data formats have the rest.
enum AnswerRows {
  /// Rows beyond that are counted.
  static let maximum = 50
}
