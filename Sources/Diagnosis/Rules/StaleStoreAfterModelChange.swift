import Findings
import SyncEvents

/// R28: the store on the device does not fit the changed model's mirroring any more.
///
/// Strong where the hidden tables of the mirroring can't be migrated or read; an exception in setup
/// alone is a possibility.
struct StaleStoreAfterModelChange: TracedRule {
  static let identifiers = ["stale-store-after-model-change"]
  static let stage = Stage.elimination

  let signals: Set<String> = ["setup.metadata-failed"]
  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("NSCocoaErrorDomain", 134_402)
  }

  let conclusion = Conclusion(
    title: "The store on the device does not fit the changed model",
    confidence: 0.75,
    summary: "The tables in which the mirroring keeps its own state could not be migrated or read "
      + "after the model or its configurations changed.",
    fix: [
      "On a test device delete the app and install it anew; if it works then, the store was stale.",
      "For users, ship a model version from which the old store migrates; do not change a released "
        + "version in place.",
    ],
    verify: ["A setup ends well in place, without a reinstall."],
    captureNext: ["The same build on a device that never had the app."],
    lookAlikes: ["store-load-failed", "dual-store-without-named-configuration"]
  )
}
