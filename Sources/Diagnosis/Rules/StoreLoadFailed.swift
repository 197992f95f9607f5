import Findings
import Questions
import SyncEvents

/// A persistent store did not open, so that CloudKit never had one to mirror.
///
/// Certain where the store's own line or Core Data's code says so, and no setup came.
struct StoreLoadFailed: Rule {
  static let identifiers = [
    "store-load-failed", "migration-unknown-model-version", "migration-missing-source-model",
    "migration-mandatory-attribute",
  ]
  static let stage = Stage.load

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var found: [String: (evidence: [Evidence], devices: Set<String>)] = [:]
    func add(_ id: String, _ evidence: Evidence, _ devices: [String]) {
      found[id, default: ([], [])].evidence.append(evidence)
      found[id, default: ([], [])].devices.formUnion(devices)
    }
    for launch in timeline.launches {
      for store in launch.stores where store.description.loaded == false {
        let error = store.description.error
        add(
          error.flatMap(Self.identifier) ?? Self.identifiers[0],
          timeline.evidence(
            "\(launch.label): \(store.name ?? "a store") did not load"
              + (error.map { ": \($0.message ?? $0.signature)" } ?? ""),
            at: launch.firstTime,
            store.reference
          ),
          [launch.key.device].compactMap(\.self)
        )
      }
    }
    for error in timeline.errors {
      guard let id = Self.identifier(error.example), isAtLoad(error, timeline) else { continue }
      add(
        id,
        timeline.evidence(
          "\(error.howOften): \(error.example.message ?? error.signature)",
          at: error.firstTime,
          error.firstReference
        ),
        error.devices
      )
    }
    return RuleOutcome(
      findings: found.sorted { $0.key < $1.key }.map { finding($0.key, $0.value) }
    )
  }

  /// What Core Data's code says of a store's load; nil for codes of other matters.
  private static func identifier(_ error: ErrorChain) -> String? {
    let codes = error.links.filter { $0.domain == "NSCocoaErrorDomain" }.compactMap(\.code)
    if codes.contains(134_504) { return identifiers[1] }
    if codes.contains(where: (134_100...134_190).contains), error.links.contains(where: isMandatory)
    {
      return identifiers[3]
    }
    if codes.contains(134_130) { return identifiers[2] }
    return codes.contains(where: SetupEvidence.loadCodes.contains) ? identifiers[0] : nil
  }

  /// Whether a link says that the new version requires a value which old rows lack.
  private static func isMandatory(_ link: ErrorChain) -> Bool {
    link.matches("NSCocoaErrorDomain", 1_570)
      || link.texts.contains { $0.has("mandatory") }
  }

  /// Whether the error stands where a load would tell it, in a launch that had no setup: a later
  /// load that went well has one.
  private func isAtLoad(_ error: ErrorFacts, _ timeline: Timeline) -> Bool {
    error.places.keys.contains { place in
      let launch = timeline.facts.sessions[place.session]
      return !place.context.hasPrefix("sync ") && launch?.activities(.setup).isEmpty ?? true
    }
  }

  private func finding(
    _ id: String,
    _ found: (evidence: [Evidence], devices: Set<String>)
  ) -> Finding {
    let isMigration = id != Self.identifiers[0]
    let isMandatory = id == Self.identifiers[3]
    var finding = Finding(
      id: id,
      title: isMigration ? "The store could not be migrated" : "The store did not open",
      severity: .error,
      confidence: 0.9,
      summary:
        "The persistent store did not open, so there was nothing that CloudKit could mirror. "
        + "This is a fault on the device, before any sync.",
      evidence: found.evidence
    )
    finding.fix =
      isMandatory
      ? [
        "Give the new attribute a default value or make it optional: old rows have no value for it.",
        "Ship that as a new model version.",
      ]
      : isMigration
        ? [
          "Ship the model version with which the store was written: migration starts from it.",
          "On a test device, delete the app and install it anew.",
        ]
        : [
          "Read the error of loadPersistentStores: it names the file and the reason.",
          "Mend that first; sync can't begin before the store opens.",
        ]
    finding.verify = ["The store's line says loaded true, and a setup begins."]
    finding.lookAlikes = ["model-incompatible-several", "history-tracking-off"]
    finding.devices = found.devices.sorted()
    return finding
  }
}
