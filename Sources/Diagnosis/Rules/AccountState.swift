import Findings
import Questions
import SyncEvents

/// R11, R12, R14, R15: the iCloud account is missing, restricted, unavailable or unknown.
///
/// Certain where the last reading of a device says so; a later reading "available" cancels it.
struct AccountState: Rule {
  static let identifiers = [
    "no-icloud-account", "account-restricted", "account-temporarily-unavailable",
    "account-status-undetermined",
  ]
  static let stage = Stage.account

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var outcome = RuleOutcome()
    let last = timeline.accountReadings
    for (launch, reading) in last {
      guard let status = reading.reading.status, let finding = finding(status) else { continue }
      var found = finding
      found.evidence = [
        timeline.evidence(
          "\(launch.label): accountStatus is \(status.name)",
          at: reading.time,
          reading.reference
        )
      ]
      found.devices = [launch.key.device].compactMap(\.self)
      if let index = outcome.findings.firstIndex(where: { $0.id == found.id }) {
        outcome.findings[index].evidence += found.evidence
        outcome.findings[index].devices += found.devices
      } else {
        outcome.findings.append(found)
      }
    }
    if !last.isEmpty, last.allSatisfy({ $1.reading.status == .available }) {
      outcome.ruledOut = [
        RuledOut(
          Self.identifiers[0],
          because: "accountStatus is available on every device that told"
        )
      ]
    }
    return outcome
  }

  private func finding(_ status: AccountStatus) -> Finding? {
    switch status {
    case .noAccount: noAccount
    case .restricted: restricted
    case .temporarilyUnavailable: unavailable
    case .couldNotDetermine: undetermined
    case .available, .other: nil
    }
  }

  private var noAccount: Finding {
    var finding = Finding(
      id: Self.identifiers[0],
      title: "No iCloud account",
      severity: .error,
      confidence: 0.95,
      summary: "The device is not signed in to iCloud, so nothing can sync.",
      evidence: []
    )
    finding.fix = [
      "Sign in to iCloud in Settings, and switch iCloud Drive and the app on there.",
      "In the app, ask for it when CKContainer.accountStatus() is noAccount.",
    ]
    finding.verify = ["accountStatus is available, then a setup that ends well."]
    return finding
  }

  private var restricted: Finding {
    var finding = Finding(
      id: Self.identifiers[1],
      title: "iCloud is restricted on the device",
      severity: .error,
      confidence: 0.95,
      summary: "Parental controls or a management profile forbid iCloud to this account.",
      evidence: []
    )
    finding.fix = ["Lift the restriction, or use an account without it; the app can't."]
    finding.verify = ["accountStatus is available."]
    return finding
  }

  private var unavailable: Finding {
    var finding = Finding(
      id: Self.identifiers[2],
      title: "The iCloud account is temporarily unavailable",
      severity: .error,
      confidence: 0.95,
      summary: "There is an account, but it needs the user: a password, a verification or terms "
        + "that changed.",
      evidence: []
    )
    finding.fix = [
      "Open Settings and do what it asks for at the top.",
      "In the app, keep the local data and try again on CKAccountChanged.",
    ]
    finding.verify = ["accountStatus is available."]
    return finding
  }

  private var undetermined: Finding {
    var finding = Finding(
      id: Self.identifiers[3],
      title: "The account's status could not be determined",
      severity: .warning,
      confidence: 0.4,
      summary: "The system could not say whether there is an account; mostly the network or its "
        + "sync service is the reason, and it passes.",
      evidence: []
    )
    finding.fix = ["Ask again with the network on; restart the device if it stays so."]
    finding.captureNext = [
      "accountStatus three times, a minute apart, with its error if it throws."
    ]
    return finding
  }
}
