import Findings
import Questions
import Schemas
import SyncEvents

/// R06: a store names a configuration that the model lacks, or that holds no entity.
///
/// Certain where Core Data's own words say so; strong where a store's description and a model that
/// was given differ.
struct ConfigurationNotInModel: Rule {
  static let identifiers = ["configuration-not-in-model"]
  static let stage = Stage.load

  /// Names of the configuration that every model has.
  private static let defaults: Set<String> = ["PF_DEFAULT_CONFIGURATION_NAME", "Default", ""]

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let told = timeline.traces(signals: ["setup.model.configuration"])
    if !told.isEmpty {
      return .found(
        Self.conclusion(0.95).finding(
          Self.identifiers[0],
          told.evidence(in: timeline),
          devices: told.devices
        )
      )
    }
    let known = Set(timeline.models.flatMap { $0.model.configurations.map(\.name) })
    guard !timeline.models.isEmpty else { return .nothing }
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    for launch in timeline.launches where launch.activities(.setup).isEmpty {
      for store in launch.stores where store.isMirrored {
        guard let name = store.description.configuration, !Self.defaults.contains(name),
          !known.contains(name)
        else { continue }
        let names = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
        evidence.append(
          timeline.evidence(
            "\(launch.label): \(store.name ?? "a store") names the configuration \(name); the "
              + "model that was given has \(names)",
            at: launch.firstTime,
            store.reference
          )
        )
        if let device = launch.key.device { devices.insert(device) }
      }
    }
    guard !evidence.isEmpty else { return .nothing }
    return .found(
      Self.conclusion(0.75).finding(Self.identifiers[0], evidence, devices: devices.sorted())
    )
  }

  private static func conclusion(_ confidence: Double) -> Conclusion {
    Conclusion(
      title: "A store names a configuration that the model lacks",
      confidence: confidence,
      summary: "The store can't load with a configuration that does not exist in the model, or has "
        + "no entities there, so nothing is mirrored from it.",
      fix: [
        "Compare the name in the store's description with those in the current model version, "
          + "letter by letter.",
        "Give the configuration its entities; clean the build folder, so that the bundle holds the "
          + "current model.",
      ],
      verify: ["The store loads, and a setup begins for it."],
      lookAlikes: ["dual-store-without-named-configuration"]
    )
  }
}
