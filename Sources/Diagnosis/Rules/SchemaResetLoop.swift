import Findings
import SyncEvents

/// R25: a gap in the production schema makes the mirroring start over again and again.
///
/// Strong where at least three resets stand beside the server's words on the schema; the successes
/// between them mislead. The gap itself is another rule's, and comes first.
struct SchemaResetLoop: Rule {
  static let identifiers = ["schema-reset-loop"]
  static let stage = Stage.schema

  private static let loop = 3

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let resets = timeline.traces(signals: ["setup.reset"])
    let gaps = timeline.traces(signals: ["server.prod-type", "server.prod-field"])
    let looping = Dictionary(grouping: resets, by: \.session)
      .filter { _, traces in traces.reduce(0) { $0 + $1.count } >= Self.loop }
    let traces = resets.filter { trace in
      looping[trace.session] != nil && gaps.contains { $0.session == trace.session }
    }
    guard !traces.isEmpty else { return .nothing }
    let conclusion = Conclusion(
      title: "The mirroring starts over in a loop",
      severity: .warning,
      confidence: 0.75,
      summary: "After each reset the setup ends well, and the next export runs into the schema "
        + "again. The setups that end well are no sign of health.",
      fix: ["Close the gap in the production schema; the loop ends with it."],
      verify: ["No reset for an hour after the schema was deployed, and exports that end well."],
      lookAlikes: ["duplicate-container-same-store", "account-switched-zone-missing"]
    )
    return .found(
      conclusion.finding(
        Self.identifiers[0],
        traces.evidence(in: timeline) + gaps.evidence(in: timeline, limit: 1),
        devices: traces.devices
      )
    )
  }
}
