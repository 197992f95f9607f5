import Findings
import Questions
import SyncEvents

/// R55: a share was accepted, and nothing of it ever came into a shared store.
///
/// Strong: 0.85 where the stores that were described have none of the shared scope, 0.75 where
/// there is one and the launch, whose events name their stores, was watched for ten minutes more.
/// Where events name no store it says nothing, since an import may have been the shared one's.
struct RecipientStoreEmpty: Rule {
  static let identifiers = ["recipient-store-empty"]
  static let stage = Stage.sharing

  /// Seconds in which an import comes after a change elsewhere (rules.md, section 0).
  private static let wait = 600.0

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    var confidence = 0.0
    var isImported = false
    let all = timeline.launches
    for step in timeline.shares where step.isPhase("accepted") && step.share.error == nil {
      let launches = all.filter { launch in
        launch.key == step.launch.key
          || launch.key.device != nil && launch.key.device == step.launch.key.device
      }
      let mirrored = step.launch.mirroredStores
      let shared = mirrored.filter { $0.scope == .shared }
      if launches.contains(where: { hasShared($0, .import) }) {
        isImported = true
        continue
      }
      let name = step.launch.label
      if shared.isEmpty, !mirrored.isEmpty, mirrored.allSatisfy({ $0.scope != nil }) {
        confidence = max(confidence, 0.85)
        collection.add(
          timeline.evidence(
            "\(name): a share was accepted, and none of \(mirrored.count) stores has the shared scope",
            at: step.event.time,
            step.reference
          ),
          device: step.launch.key.device
        )
      } else if !shared.isEmpty, namesStores(step.launch), isWatched(step) {
        let lack = hasShared(step.launch, .setup) ? "no import of it came" : "it never set up"
        confidence = max(confidence, 0.75)
        collection.add(
          timeline.evidence(
            "\(name): a share was accepted, the shared store is there, and \(lack)",
            at: step.event.time,
            step.reference
          ),
          device: step.launch.key.device
        )
        if let store = shared.first {
          collection.add(
            timeline.evidence("the shared store's description", store.reference),
            device: nil
          )
        }
      }
    }
    guard !collection.isEmpty else {
      guard isImported else { return .nothing }
      return .excluded(Self.identifiers[0], because: "the shared store imported after the share")
    }
    return .found(finding(collection, confidence))
  }

  /// Whether an activity of the type ended well in a shared store.
  private func hasShared(_ launch: SessionFacts, _ type: SyncType) -> Bool {
    launch.activities(type).contains { store, activity in
      store.map { launch.scope(ofStore: $0) == .shared } == true && activity.succeeded > 0
    }
  }

  private func namesStores(_ launch: SessionFacts) -> Bool {
    let stores = [SyncType.setup, .import, .export].flatMap { launch.activities($0).map(\.store) }
    return !stores.isEmpty && stores.allSatisfy { $0 != nil }
  }

  private func isWatched(_ step: NotedShare) -> Bool {
    guard let accepted = step.event.time, let last = step.launch.lastTime else { return false }
    return step.launch.isRecorded && last.seconds(since: accepted) >= Self.wait
  }

  private func finding(_ collection: EvidenceCollection, _ confidence: Double) -> Finding {
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The recipient accepted, and the shared store stays empty",
      severity: .error,
      confidence: confidence,
      summary: "The share was accepted on this device, and no import brought anything of it into a "
        + "store of the shared scope."
    )
    finding.fix = [
      "Load a second store whose container options, an object of its own, have databaseScope "
        + ".shared.",
      "Give that store to acceptShareInvitations(from:into:).",
      "Have owner and recipient run builds of one environment: a TestFlight build and one from "
        + "Xcode don't see each other's data.",
    ]
    finding.verify = ["An import of the shared store that ends well, after the acceptance."]
    finding.notWorthTrying = ["Accepting again: the acceptance went well."]
    finding.captureNext = [
      "The recipient's store lines: scope, configuration and options of both stores.",
      "`app.environment` of both devices' reports.",
    ]
    finding.lookAlikes = [
      "one-store-never-set-up", "share-link-not-handled", "wrong-console-environment",
    ]
    return finding
  }
}
