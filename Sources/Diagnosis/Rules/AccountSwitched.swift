import Findings
import Questions
import SyncEvents

/// R16: another account was signed in, and the mirrored data of the first were removed.
///
/// Strong where Core Data resets for the account's sake or a device shows two users; the removal is
/// by design, so it is a warning.
struct AccountSwitched: Rule {
  static let identifiers = ["account-switched-zone-missing"]
  static let stage = Stage.account

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let told = timeline.traces(signals: ["setup.134405", "setup.134415-6"]) { link, _ in
      link.domain == "NSCocoaErrorDomain" && [134_405, 134_415, 134_416].contains(link.code)
    }
    var evidence = told.evidence(in: timeline)
    var devices = Set(told.devices)
    let users = Dictionary(
      grouping: timeline.launches.flatMap { launch in
        launch.accounts.compactMap { reading in
          reading.reading.userRecordID.map { (device: launch.label, user: $0, reading: reading) }
        }
      },
      by: \.device
    )
    for (device, readings) in users.sorted(by: { $0.key < $1.key })
    where Set(readings.map(\.user)).count > 1 {
      var last: String?
      for reading in readings where reading.user != last {
        evidence.append(
          timeline.evidence(
            "\(device): the user is \(reading.user)",
            at: reading.reading.time,
            reading.reading.reference
          )
        )
        last = reading.user
      }
      devices.insert(device)
    }
    guard !evidence.isEmpty else { return .nothing }
    let missing = timeline.traces(signals: ["server.zone-missing"]) { link, _ in
      link.matches("CKErrorDomain", 26)
    }
    evidence += missing.prefix(2).map { trace in
      timeline.evidence(trace.what, at: trace.time, trace.reference)
    }
    let conclusion = Conclusion(
      title: "The iCloud account changed",
      severity: .warning,
      confidence: told.isEmpty ? 0.7 : 0.8,
      summary: "The mirroring starts over for the new account: the data of the one before are "
        + "removed from the device, and its zone is not the new one's.",
      fix: [
        "Sign in with the account whose data are missed; they are in its own database.",
        "Keep test accounts on separate devices or installations; export before switching.",
      ],
      verify: ["One user per device, and a setup that ends well for it."],
      notWorthTrying: ["Waiting for the old rows: they belong to the other account."],
      lookAlikes: ["zone-purged-by-user", "zone-not-found"]
    )
    return .found(
      conclusion.finding(Self.identifiers[0], evidence, devices: devices.sorted())
    )
  }
}
