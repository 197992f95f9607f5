import Findings
import Questions
import SyncEvents

/// R11: signed in, but iCloud is off for this app, or iCloud Drive is off.
///
/// Strong where a request is refused for want of a user while the same device's last reading of the
/// account is available; without a reading the error alone says that there is no account.
struct ICloudDisabledForApp: TracedRule {
  static let identifiers = ["icloud-disabled-for-app"]
  static let stage = Stage.account

  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("CKErrorDomain", 9)
  }

  let conclusion = Conclusion(
    title: "iCloud is switched off for this app",
    confidence: 0.75,
    summary:
      "The device is signed in, and yet CloudKit finds no user for the app: iCloud Drive, or "
      + "the app under it, is off.",
    fix: [
      "In Settings, under iCloud, switch iCloud Drive on, and the app in the list of apps.",
      "In the app, take the error for what it is, although accountStatus is available.",
    ],
    verify: ["userRecordID gives a record, and a setup ends well."],
    lookAlikes: ["no-icloud-account", "account-terms-not-accepted"]
  )

  func weighed(_ finding: Finding, _ traces: [Trace], in timeline: Timeline) -> Finding? {
    let available = timeline.accountReadings.filter { $1.reading.status == .available }
    let devices = Set(available.map(\.launch.key.device))
    guard traces.contains(where: { devices.contains($0.session.device) }) else { return nil }
    var finding = finding
    finding.evidence += available.filter { finding.devices.contains($0.launch.key.device ?? "") }
      .map { launch, reading in
        timeline.evidence(
          "\(launch.label): accountStatus is available",
          at: reading.time,
          reading.reference
        )
      }
    return finding
  }
}
