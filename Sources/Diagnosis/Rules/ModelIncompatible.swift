import Findings
import Questions
import SyncEvents

/// R05: the model has what CloudKit can't mirror, so the store does not load.
///
/// Certain where Core Data's validator says so, in the console or in an error's reason. What a
/// model that was given tells by itself is strong; a setup that ended well speaks against it.
struct ModelIncompatible: Rule {
  static let identifiers = [
    "model-incompatible-several", "model-incompatible-non-optional-attributes",
    "model-incompatible-relationship", "model-incompatible-ordered-relationship",
    "model-incompatible-unique-constraint",
  ]
  static let stage = Stage.load

  /// The finding of each of the validator's messages.
  private static let byMessage = [
    "setup.model.optional": identifiers[1], "setup.model.inverse": identifiers[2],
    "setup.model.rel-optional": identifiers[2], "setup.model.cross-config": identifiers[2],
    "setup.model.ordered": identifiers[3],
    "setup.model.unique": identifiers[4],
  ]

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let traces = timeline.traces(signals: Set(Self.byMessage.keys))
    let kinds = Set(traces.signals.compactMap { Self.byMessage[$0] })
    guard let first = kinds.first else { return .nothing }
    let id = kinds.count == 1 ? first : Self.identifiers[0]
    return .found(
      Self.conclusion(id).finding(
        id,
        traces.evidence(in: timeline),
        devices: traces.devices
      )
    )
  }

  static func conclusion(_ id: String, confidence: Double = 0.95) -> Conclusion {
    let (what, fix) =
      switch id {
      case identifiers[1]:
        (
          "attributes that are neither optional nor have a default",
          ["Make each attribute optional, or give it a default value."]
        )
      case identifiers[2]:
        (
          "relationships that CloudKit can't mirror",
          [
            "Make each relationship optional, give it an inverse and a delete rule other than Deny.",
            "Keep both ends in the same configuration.",
          ]
        )
      case identifiers[3]:
        ("ordered relationships", ["Make them unordered, and keep the order in an attribute."])
      case identifiers[4]:
        (
          "unique constraints",
          ["Remove them; find duplicates in the app after an import, and merge them."]
        )
      default:
        (
          "several things that CloudKit can't mirror",
          [
            "Work through the lists one by one: optional attributes, optional relationships with an "
              + "inverse, none ordered, no unique constraint."
          ]
        )
      }
    return Conclusion(
      title: "CloudKit can't mirror the model",
      confidence: confidence,
      summary:
        "The model has \(what). The check comes when the store loads, before anything is sent, "
        + "so no setup begins.",
      fix: fix + [
        "Or leave CloudKit off for stores that need not sync: cloudKitContainerOptions nil, in "
          + "SwiftData cloudKitDatabase: .none.",
        "syncscope lint Model.xcdatamodeld lists all of it before the next launch.",
      ],
      verify: ["The store loads, and a setup begins."],
      notWorthTrying: ["Reinstalling: the model in the app stays the same."],
      lookAlikes: ["store-load-failed"]
    )
  }
}
