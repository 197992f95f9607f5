import Findings
import Questions
import SyncEvents

/// R31: saves on the device, the server's log read for the whole window, and no RecordSave in it.
///
/// Said only where setup began or can't be known: without a setup that is the cause.
struct NoExportReachedServer: Rule {
  static let identifiers = ["no-export-reached-server"]
  static let stage = Stage.server

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let answers = ["PRIVATE", "SHARED"].map { timeline.recordSaves(in: $0) }
    let windows = answers.flatMap { answer in answer.windows.map { (answer.database, $0) } }
    guard windows.contains(where: { $1.verdict == .zero }) else {
      guard windows.contains(where: { $1.verdict == .some }) else { return .nothing }
      return .excluded(
        Self.identifiers[0],
        because: "RecordSave rows follow the saves in the server's log"
      )
    }
    let silent = Set(
      ActivityAnswer(.setup, facts: timeline.facts).sessions
        .filter { $0.verdict == .neverBegan }.map(\.device)
    )
    let zero = windows.filter { $1.verdict == .zero && !silent.contains($1.device) }
    guard !zero.isEmpty else { return .nothing }
    let devices = Set(zero.compactMap(\.1.device)).sorted()
    let concerned = Set(zero.map(\.1.device))
    let exported = timeline.launches.contains { launch in
      guard concerned.contains(launch.key.device) else { return false }
      return launch.activities(.export).contains { $0.facts.succeeded > 0 }
    }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Nothing that was saved reached the server",
      severity: .error,
      confidence: exported ? 0.6 : 0.75,
      summary: "The server's log was read for the whole window after local saves and holds not "
        + "one RecordSave.",
      evidence: zero.prefix(5).map { database, window in
        let reference = firstSave(of: window, timeline)
        return timeline.evidence(
          "\(window.device ?? "a device"): \(window.localSaves) saves, 0 RecordSave in \(database) "
            + "until \(window.to)",
          at: window.from,
          reference
        )
      }
    )
    finding.fix = [
      "See that the console showed the environment of the signed build: Development for a debug "
        + "build, Production for TestFlight and the App Store.",
      "See that account and container of the console are the tester's.",
      "Look at the export's own error, if one ended in one.",
    ]
    finding.verify = ["RecordSave rows in the log within half an hour of a save."]
    if exported {
      finding.against = [
        Evidence("exports ended well on the device, so the console may show another environment")
      ]
      finding.lookAlikes = ["wrong-console-environment"]
    }
    finding.devices = devices
    return .found(finding)
  }

  /// The save that opened the window, where the facts still tell which line it was.
  private func firstSave(of window: SaveWindow, _ timeline: Timeline) -> EventReference? {
    timeline.launches
      .filter { $0.key.device == window.device && $0.container == window.container }
      .flatMap(\.savesToMirror)
      .compactMap { saves in
        if saves.series.times.first == window.from { return saves.firstReference }
        return saves.series.times.last == window.from ? saves.lastReference : nil
      }
      .min()
  }
}
