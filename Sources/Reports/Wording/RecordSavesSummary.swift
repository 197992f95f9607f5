import Questions

/// An answer about local saves and the server's log in one sentence.
enum RecordSavesSummary {
  static func sentence(_ answer: RecordSavesAnswer) -> String {
    let total = answer.counts.values.reduce(0, +)
    guard total > 0 else {
      return answer.verdict == .noSaves
        ? "No local save was recorded that should reach the \(answer.database) database."
        : "There are local saves, but their times are not known."
    }
    let counts = RecordSavesVerdict.allCases.compactMap { verdict in
      answer.counts[verdict].flatMap { $0 > 0 ? "\($0) \(words(verdict))" : nil }
    }
    let shown =
      answer.windows.count < total ? " \(plural(answer.windows.count, "window")) listed." : ""
    return "\(answer.database), \(plural(total, "window")) of at most "
      + "\(durationText(answer.windowSeconds)) after a save: \(listed(counts)).\(shown)"
  }

  /// Windows of one device and container, in the answer's order.
  static func groups(
    of windows: some Sequence<SaveWindow>
  ) -> [(title: String, windows: [SaveWindow])] {
    var groups: [(title: String, windows: [SaveWindow])] = []
    for window in windows {
      let title = [window.device ?? "unnamed device", window.container].compactMap(\.self)
        .joined(separator: " · ")
      if groups.last?.title == title {
        groups[groups.count - 1].windows.append(window)
      } else {
        groups.append((title, [window]))
      }
    }
    return groups
  }

  private static func words(_ verdict: RecordSavesVerdict) -> String {
    switch verdict {
    case .zero: "with zero RecordSave"
    case .unknown: "unknown"
    case .some: "answered"
    case .noSaves: "without saves"
    }
  }
}
