import Findings
import Questions
import SyncEvents

/// R20: the device exports, and the console that was read shows another environment or database.
///
/// Likely where exports ended well and all that was read of the server's log is of another
/// environment than the build's, or of no database that the app writes to.
struct WrongConsoleEnvironment: Rule {
  static let identifiers = ["wrong-console-environment"]
  static let stage = Stage.server

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let read = timeline.facts.server.keys.map { $0 } + timeline.facts.coverage.keys.map(\.key)
    guard !read.isEmpty else { return .nothing }
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    for launch in timeline.launches {
      guard let environment = launch.app?.environment?.lowercased(), launch.mirroredSaves > 0,
        let export = launch.activities(.export).first(where: { $0.facts.succeeded > 0 })
      else { continue }
      let own = read.filter { key in
        (key.device == nil || key.device == launch.key.device)
          && (key.container == nil || launch.container == nil || key.container == launch.container)
      }
      let fits = own.contains { key in
        key.environment.map { $0.lowercased() == environment } ?? true
          && key.database.map { $0 != "PUBLIC" } ?? true
      }
      guard !own.isEmpty, !fits else { continue }
      let places = Set(
        own.map { [$0.database, $0.environment].compactMap(\.self).joined(separator: ", ") }
      )
      evidence.append(
        timeline.evidence(
          "\(launch.label): an export ended well in \(environment); the log that was read is of "
            + places.sorted().joined(separator: "; "),
          at: export.facts.last?.ended,
          export.facts.last?.endedReference
        )
      )
      if let device = launch.key.device { devices.insert(device) }
    }
    guard !evidence.isEmpty else { return .nothing }
    let conclusion = Conclusion(
      title: "The console shows another environment or database",
      severity: .warning,
      confidence: 0.6,
      summary:
        "The device says that it exported, and the server's log that was read can't show it: "
        + "it is of another environment, or of a database the app does not write to.",
      fix: [
        "Choose the environment of the signed build in the CloudKit Console: Production for "
          + "TestFlight and the App Store, Development for a debug build.",
        "Choose PRIVATE, for a participant SHARED, and act as the tester's account.",
      ],
      verify: ["RecordSave rows for the same minutes in the other view."],
      captureNext: [
        "syncscope coverage add --database PRIVATE --environment production --from … --to …, after "
          + "the right log was read"
      ],
      lookAlikes: ["no-export-reached-server"]
    )
    return .found(
      conclusion.finding(Self.identifiers[0], evidence, devices: devices.sorted())
    )
  }
}
