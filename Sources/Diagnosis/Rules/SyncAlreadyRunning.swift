import Findings
import Questions
import SyncEvents

/// Requests are turned away again and again, since one of their kind is waiting or at work.
///
/// Possible (0.4), and it decides nothing more: each of them is harmless. It is said where they
/// come at least five times and no sync ended well after, or where a sync library says so itself;
/// a warning only for the first.
struct SyncAlreadyRunning: Rule {
  static let identifiers = ["sync-already-running"]
  static let stage = Stage.noise

  /// So many in a row are a loop; launches show two or three without any fault.
  private static let leastOfLoop = 5

  func outcome(in timeline: Timeline) -> RuleOutcome {
    // 134417 is noise elsewhere, so all errors are looked at here.
    let met = timeline.facts.errors.values.sorted { $0.fingerprint < $1.fingerprint }
      .compactMap { error in
        error.example.links.first(where: Self.isTurnedAway).map { MetError(facts: error, link: $0) }
      }.filter { !$0.facts.isOver(in: timeline) }
    let ofMirror = met.filter { $0.link.domain == "NSCocoaErrorDomain" }
    let ofLibrary = met.filter { $0.link.domain != "NSCocoaErrorDomain" }
    let isLoop =
      ofMirror.reduce(0) { $0 + $1.facts.count } >= Self.leastOfLoop
      && !hasSuccess(ofMirror, timeline)
    var collection = EvidenceCollection()
    collection.add((isLoop ? ofMirror : []) + ofLibrary, in: timeline)
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "A sync is running already",
      severity: isLoop ? .warning : .info,
      confidence: 0.4,
      summary: "Requests are refused because one like them is pending, and nothing shows that one "
        + "end. One such line is routine; a row of them says that something holds the first."
    )
    finding.against = [Evidence("each of them alone is harmless: the request that waits is served")]
    finding.fix = [
      "Don't start a sync from several places; wait for the one that runs.",
      "Keep the app in front until an import or export ends.",
    ]
    finding.verify = ["An import or export ends well."]
    finding.notWorthTrying = ["Asking again and again: it only adds to the row."]
    finding.captureNext = [
      "The events from launch on: `syncscope listener` prints a file that tells each began and "
        + "ended; look for the began without an end.",
      "`log show --last 30m --predicate 'process == \"dasd\" AND eventMessage CONTAINS "
        + "\"coredata.cloudkit\"'`: does the scheduler hold it?",
    ]
    finding.lookAlikes = ["system-throttled", "duplicate-container-same-store", "network-failure"]
    return .found(finding)
  }

  private static func isTurnedAway(_ link: ErrorChain) -> Bool {
    if link.domain == "NSCocoaErrorDomain" {
      return link.code == 134_417
        || link.code == 134_407 && link.says("another import", "already active", "in progress")
    }
    // A widespread library counts its cases from this one.
    if link.domain.hasSuffix("CloudKitSynchronizer.SyncError"), link.code == 0 { return true }
    if link.name == "alreadySyncing" || link.says("alreadySyncing") { return true }
    return link.says(
      "sync already running",
      "sync is already running",
      "already syncing",
      "sync already in progress",
      "sync is already in progress",
      "synchronization is already",
      "sync in progress"
    )
  }

  private func hasSuccess(_ met: [MetError], _ timeline: Timeline) -> Bool {
    let launches = Set(met.flatMap { $0.facts.places.keys.map(\.session) })
    return launches.contains { key in
      guard let launch = timeline.facts.sessions[key] else { return false }
      return [SyncType.import, .export].contains { type in
        launch.activities(type).contains { $0.facts.succeeded > 0 }
      }
    }
  }
}
