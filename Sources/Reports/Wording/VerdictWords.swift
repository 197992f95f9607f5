import Findings

/// A diagnosis in one sentence, and what the sentence stands on.
struct VerdictWords {
  var label: Label
  var sentence: String
  /// Empty where the findings say it.
  var meaning: String

  init(_ result: DiagnosisResult) {
    switch result.verdict {
    case .problem:
      label = (result.findings.first?.severity ?? .warning).label
      sentence = Self.problem(result.findings.first)
      meaning = ""
    case .healthy:
      label = Label("✓", "healthy", .good)
      sentence = "Sync works: data moved, and the last attempt of each kind ended well."
      meaning = Self.seen(result)
    case .insufficientEvidence:
      label = Label("?", "insufficient evidence", .quiet)
      sentence = "Nothing can be decided from what was read."
      meaning =
        "It shows neither that sync works nor why it would not: \(Self.lack(result))."
        + Self.noise(result)
    case .unrelated:
      label = Label("–", "unrelated", .quiet)
      sentence = "There are errors, but none of them is of sync."
      let count = result.errors.reduce(0) { $0 + ($1.noise == nil ? $1.count : 0) }
      meaning =
        "\(plural(count, "error")) \(count == 1 ? "was" : "were") met, none from CloudKit or Core "
        + "Data's mirroring; whether sync works is not shown."
    }
  }

  private static func problem(_ first: Finding?) -> String {
    guard let first else { return "There is a problem." }
    let state = first.severity == .error ? "Sync does not work" : "Sync is at risk"
    switch first.confidenceWord {
    case "certain": return "\(state): \(first.title)."
    case "strong": return "\(state). Strong evidence: \(first.title)."
    case "likely": return "\(state). Likely: \(first.title)."
    default: return "\(state). Possible: \(first.title)."
    }
  }

  /// What keeps the evidence from deciding.
  private static func lack(_ result: DiagnosisResult) -> String {
    let refused = result.checklist.filter { $0.answer == "no" }.map(\.step)
    if !refused.isEmpty {
      return "the checklist has a no at \(listed(refused)), and no known cause explains it"
    }
    if result.setupBegan == true { return "setup began, but no data was seen to move" }
    return result.setupBecause.isEmpty ? "nothing tells of a launch" : result.setupBecause
  }

  private static func seen(_ result: DiagnosisResult) -> String {
    let counts = [
      (result.setup, "setup"), (result.imports, "import"), (result.exports, "export"),
    ]
    let ended = counts.filter { $0.0.ended > 0 }.map { plural($0.0.ended, $0.1) }
    return ended.isEmpty ? "" : "It stands on \(listed(ended)) that ended." + noise(result)
  }

  private static func noise(_ result: DiagnosisResult) -> String {
    let count = result.noise.reduce(0) { $0 + $1.count }
    guard count > 0 else { return "" }
    return count == 1
      ? " 1 line that looks like an error is noise."
      : " \(count) lines that look like errors are noise."
  }
}
