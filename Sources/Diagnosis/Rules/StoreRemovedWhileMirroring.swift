import Findings
import SyncEvents

/// R09: the store left its coordinator while it was mirrored.
///
/// Strong where the mirroring says that it was told to tear down and nothing set up after it.
struct StoreRemovedWhileMirroring: TracedRule {
  static let identifiers = ["store-removed-while-mirroring"]
  static let stage = Stage.load

  let signals: Set<String> = ["setup.teardown", "setup.134407"]
  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("NSCocoaErrorDomain", 134_407)
  }

  let conclusion = Conclusion(
    title: "The store was taken away while it was mirrored",
    severity: .warning,
    confidence: 0.75,
    summary: "The mirroring was told to tear down, since its store left the coordinator. Requests "
      + "that were waiting are dropped, and nothing syncs until a container sets up again.",
    fix: [
      "Keep one container alive as long as the app runs; hold it in a place that outlives views.",
      "Where a switch turns sync on and off, or a backup replaces the store, wait for the new "
        + "container's setup before anything is saved.",
    ],
    verify: ["After the change a setup begins and ends for the new container."],
    captureNext: ["What the app did just before: a switch, a restore, a deleted container."],
    lookAlikes: ["duplicate-container-same-store"]
  )

  func weighed(_ finding: Finding, _ traces: [Trace], in timeline: Timeline) -> Finding? {
    // A second container is torn down, too; then that is the cause.
    let duplicate = timeline.traces(signals: ["setup.duplicate"]) { link, _ in
      link.matches("NSCocoaErrorDomain", 134_410) || link.matches("NSCocoaErrorDomain", 134_422)
    }
    return duplicate.isEmpty ? finding : nil
  }
}
