import Findings
import Questions
import SyncEvents

/// The field notes' checklist (000): setup? account? export? server?
enum Checklist {
  static func steps(_ timeline: Timeline) -> [ChecklistStep] {
    [setup(timeline), account(timeline), export(timeline), server(timeline)]
  }

  private static func setup(_ timeline: Timeline) -> ChecklistStep {
    let answer = ActivityAnswer(.setup, facts: timeline.facts)
    let detail = summary(answer)
    switch answer.verdict {
    case .succeeded: return ChecklistStep(step: "setup", answer: "yes", detail: detail)
    case .unknown:
      // Errors and the mirroring's own lines tell what no setup event does.
      let evidence = SetupEvidence(timeline)
      switch evidence.began {
      case true?:
        return ChecklistStep(
          step: "setup",
          answer: "unknown",
          detail: "it began (\(evidence.because)); nothing tells how it ended"
        )
      case false?: return ChecklistStep(step: "setup", answer: "no", detail: evidence.because)
      case nil: return ChecklistStep(step: "setup", answer: "unknown", detail: detail)
      }
    default: return ChecklistStep(step: "setup", answer: "no", detail: detail)
    }
  }

  private static func account(_ timeline: Timeline) -> ChecklistStep {
    let readings = timeline.accountReadings.compactMap(\.account.reading.status)
    guard !readings.isEmpty else {
      return ChecklistStep(
        step: "account",
        answer: "unknown",
        detail: "no accountStatus was recorded"
      )
    }
    let bad = readings.first(where: \.isUnusable)
    guard let first = bad ?? readings.first(where: { $0 != .available }) else {
      return ChecklistStep(step: "account", answer: "yes", detail: "accountStatus is available")
    }
    return ChecklistStep(
      step: "account",
      answer: first.isUnusable ? "no" : "unknown",
      detail: "accountStatus is \(first.name)"
    )
  }

  private static func export(_ timeline: Timeline) -> ChecklistStep {
    let answer = ActivityAnswer(.export, facts: timeline.facts)
    let detail = summary(answer)
    let ended = timeline.launches.contains { launch in
      launch.activities(.export).contains { $0.facts.ended > 0 }
    }
    switch answer.verdict {
    case .succeeded: return ChecklistStep(step: "export", answer: "yes", detail: detail)
    case .unknown:
      return ended
        ? ChecklistStep(step: "export", answer: "yes", detail: "exports ended well")
        : ChecklistStep(step: "export", answer: "unknown", detail: detail)
    default: return ChecklistStep(step: "export", answer: "no", detail: detail)
    }
  }

  private static func server(_ timeline: Timeline) -> ChecklistStep {
    let answer = timeline.recordSaves()
    let detail: String
    switch answer.verdict {
    case .zero:
      let count = answer.counts[.zero] ?? 0
      detail = "\(count) \(count == 1 ? "window" : "windows") with saves and zero RecordSave"
      return ChecklistStep(step: "server", answer: "no", detail: detail)
    case .some:
      detail = "RecordSave follows the saves in the PRIVATE database"
      return ChecklistStep(step: "server", answer: "yes", detail: detail)
    case .unknown:
      detail =
        answer.windows.first { $0.verdict == .unknown }?.because
        ?? "the times of the saves are not known"
    case .noSaves: detail = "no local save was recorded"
    }
    return ChecklistStep(step: "server", answer: "unknown", detail: detail)
  }

  private static func summary(_ answer: ActivityAnswer) -> String {
    guard let worst = answer.sessions.first(where: { $0.verdict == answer.verdict }) else {
      return "nothing tells of a launch"
    }
    let label = worst.device ?? worst.source
    return answer.sessions.count == 1
      ? worst.because : "\(label ?? "a launch"): \(worst.because)"
  }
}

extension AccountStatus {
  /// Whether it surely keeps sync from working; a status of another name may be a good one.
  var isUnusable: Bool {
    switch self {
    case .noAccount, .restricted, .temporarilyUnavailable, .couldNotDetermine: true
    case .available, .other: false
    }
  }
}
