import Findings
import Questions
import SyncEvents

/// R30: the app saved into a mirrored store that had set up, and no export began.
///
/// Strong: both sides were observed by one recorder. An export may wait some minutes, so a launch
/// that was observed for less than two minutes after it saved into a store that had set up says
/// nothing.
struct SavedButNoExport: Rule {
  static let identifiers = ["saved-but-no-export"]
  static let stage = Stage.export

  /// Exports usually begin within about a minute of a save (rules.md, section 0).
  private static let patience: Double = 120

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let stuck = timeline.launches.filter { launch in
      let answer = ActivityAnswer(.export, facts: single(launch))
      guard answer.verdict == .neverBegan else { return false }
      guard let last = launch.lastTime, let ready = ready(launch) else { return false }
      return last.seconds(since: ready) >= Self.patience
    }
    guard !stuck.isEmpty else { return .nothing }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Saves, but no export",
      severity: .error,
      confidence: 0.75,
      summary: "The store is set up and the app saves into it, yet the mirror never began an "
        + "export.",
      evidence: stuck.map { launch in
        timeline.evidence(
          "\(launch.label): \(launch.mirroredSaves) saves, no export began",
          at: launch.savesToMirror.compactMap(\.series.times.first).min(),
          launch.savesToMirror.compactMap(\.firstReference).min()
        )
      }
    )
    finding.fix = [
      "See that the context that is saved is a root context of the container: a child context's "
        + "save reaches its parent only.",
      "See that history tracking is on for the store and the objects are in a store that mirrors.",
      "Keep the app in the foreground for some minutes after the save.",
    ]
    finding.verify = ["An export begins within about two minutes of a save."]
    finding.captureNext = [
      "The console while saving: 'Observed context save' and 'objects needing export' lines.",
      "log show --last 1h --predicate 'process == \"dasd\"' for the system's decisions.",
    ]
    finding.lookAlikes = ["system-throttled"]
    finding.devices = stuck.compactMap(\.key.device)
    return .found(finding)
  }

  /// When an export was due: at the first save, or once a setup had ended well.
  private func ready(_ launch: SessionFacts) -> Timestamp? {
    let setups = launch.activities(.setup).filter { $0.facts.last?.succeeded == true }
    guard let save = launch.savesToMirror.compactMap(\.series.times.first).min(),
      let setup = setups.compactMap({ $0.facts.last?.ended }).min()
    else { return nil }
    return max(save, setup)
  }

  private func single(_ launch: SessionFacts) -> Facts {
    var facts = Facts()
    facts.sessions[launch.key] = launch
    return facts
  }
}
