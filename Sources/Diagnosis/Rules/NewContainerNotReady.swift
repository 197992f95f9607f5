import Findings
import SyncEvents

/// R19: the server does not take a zone in a container that was made a short while ago.
///
/// Likely where making the zone is refused with the server's general failure and nothing else;
/// a later setup that ends well shows that it has passed.
struct NewContainerNotReady: TracedRule {
  static let identifiers = ["new-container-not-ready"]
  static let stage = Stage.container

  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    guard link.matches("CKErrorDomain", 15) else { return false }
    let isGeneral = link.links.contains { inner in
      inner.code == 2_000
        && (inner.domain == "CKInternalErrorDomain" || inner.domain == "CKUnderlyingErrorDomain")
    }
    // It is the zone that is refused, by the item's name or by the operation.
    let partial = chain.links.compactMap(\.partial).joined()
    let items = partial.filter { $0.error == link }.map(\.item)
    let isZone =
      items.contains { $0.contains("com.apple.coredata.cloudkit.zone") && !$0.contains("CD_") }
      || chain.links.contains { $0.texts.contains { $0.contains("ModifyRecordZones") } }
    return isGeneral && isZone
  }

  let conclusion = Conclusion(
    title: "The container is not ready yet",
    confidence: 0.6,
    summary: "The server refused to make the mirror's zone without a reason of its own. That is "
      + "what a container shows for some hours after it was made.",
    fix: [
      "Wait, and launch the app again; up to a day is usual after the container was made.",
      "If it stays so for days, make another container, or send Apple the request's identifier.",
    ],
    verify: ["A setup that ends well, and a ZoneSave in the console's log."],
    notWorthTrying: ["Changing the model or the schema: the zone comes before any record."],
    captureNext: ["When the container was made, and the same launch a day later."],
    lookAlikes: ["server-side-error", "container-missing-or-not-provisioned"]
  )
}
