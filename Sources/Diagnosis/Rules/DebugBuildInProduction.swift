import Findings
import Questions
import SyncEvents

/// R21: a debug build speaks to the production environment.
///
/// Strong where the server speaks of the production schema to a launch under a debugger, or to a
/// build that says it is of development.
struct DebugBuildInProduction: Rule {
  static let identifiers = ["debug-build-in-production-environment"]
  static let stage = Stage.container

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let traces = timeline.traces(signals: ["server.prod-type", "server.prod-field"])
      .filter { trace in
        guard let launch = timeline.facts.sessions[trace.session] else { return false }
        return launch.debugger == true || launch.app?.environment?.lowercased() == "development"
      }
    guard !traces.isEmpty else { return .nothing }
    let conclusion = Conclusion(
      title: "A debug build speaks to production",
      confidence: 0.8,
      summary: "The server answers for the production schema, though the launch is one of "
        + "development; an entitlement pins the build to the other environment.",
      fix: [
        "Take com.apple.developer.icloud-container-environment out of the entitlements of debug "
          + "builds, so that they use Development.",
        "Look at the signed binary: codesign -d --entitlements - App.app",
      ],
      verify: ["Rows of the debug build stand in the development log."],
      lookAlikes: ["production-schema-missing-type", "production-schema-missing-field"]
    )
    return .found(
      conclusion.finding(
        Self.identifiers[0],
        traces.evidence(in: timeline),
        devices: traces.devices
      )
    )
  }
}
