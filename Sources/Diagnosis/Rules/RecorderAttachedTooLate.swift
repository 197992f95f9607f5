import Findings
import Questions
import SyncEvents

/// R40: the recorder came after the stores had loaded, so that a missing setup proves nothing.
///
/// Certain, since the recorder itself says so; it is no fault of sync, so only a warning.
struct RecorderAttachedTooLate: Rule {
  static let identifiers = ["recorder-attached-too-late"]
  static let stage = Stage.observation

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let late = timeline.launches.filter { launch in
      launch.storesLoaded == true && launch.activities(.setup).isEmpty
    }
    guard let first = late.first else { return .nothing }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "The recorder attached too late",
      severity: .warning,
      confidence: 0.95,
      summary: "The stores had loaded before the recorder began to observe, so setup events may "
        + "have gone by unseen. Whether setup ran can't be said from this report.",
      evidence: [
        timeline.evidence(
          "\(first.label): the recorder says that stores were loaded when it attached",
          first.sessionReference
        )
      ]
    )
    finding.fix = [
      "Start the recorder in App.init, before any container is made; never in .task or onAppear.",
      "Observe NSPersistentCloudKitContainer.eventChangedNotification with object: nil.",
    ]
    finding.verify = ["The next report has storesLoaded false and setup events, or their absence."]
    finding.captureNext = ["One launch with the recorder started first, then a new report."]
    finding.devices = late.compactMap(\.key.device)
    return .found(finding)
  }
}
