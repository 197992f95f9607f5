import Lint

extension LintLevel {
  var label: Label {
    switch self {
    case .error: Label("✗", "error", .bad)
    case .warning: Label("!", "warning", .warning)
    case .note: Label("i", "note", .quiet)
    }
  }
}

extension LintReport {
  /// The results in one sentence.
  var sentence: String {
    let counts = LintLevel.allCases.reversed().compactMap { level -> String? in
      let count = count(of: level)
      return count == 0 ? nil : plural(count, level.rawValue)
    }
    guard count > 0 else { return "No file was judged." }
    let files = plural(count, "file")
    return counts.isEmpty
      ? "Nothing found in \(files)." : "\(listed(counts)) in \(files)."
  }

  /// The worst first, since CI services show only so many.
  var worstFirst: [LintResult] {
    LintLevel.allCases.reversed().flatMap { level in results.filter { $0.level == level } }
  }
}
