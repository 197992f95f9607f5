/// Names refused lines on standard error: the first few, and how many more.
enum RejectionNotes {
  private static let shown = 10

  static func write(_ rejections: [IngestResult.NamedRejection], total: Int) {
    for rejection in rejections.prefix(shown) {
      StandardError.write("\(rejection.file):\(rejection.line): \(rejection.reason)\n")
    }
    if total > shown { StandardError.write("… and \(total - shown) refused lines more\n") }
  }
}
