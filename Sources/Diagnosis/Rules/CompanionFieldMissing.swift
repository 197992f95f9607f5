import Findings
import SyncEvents

/// R23: production lacks a companion field that is made only when a record first needs it.
///
/// Certain where the server names the field: an asset twin for long values, or the receipt of a
/// record's move into a share.
struct CompanionFieldMissing: Rule {
  static let identifiers = [
    "movereceipt-field-missing-in-production", "asset-field-missing-in-production",
  ]
  static let stage = Stage.schema

  /// The finding for a field's name; nil for a field of the model's own.
  static func identifier(ofField field: String) -> String? {
    if field == "CD_moveReceipt" || field.hasPrefix("CD_moveReceipt_") { return identifiers[0] }
    return field.hasSuffix("_ckAsset") ? identifiers[1] : nil
  }

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let traces = timeline.traces(signals: ["server.prod-field"])
    var found: [String: [Trace]] = [:]
    for trace in traces {
      let texts = trace.link?.texts ?? []
      for text in texts {
        guard let (field, _) = ServerMessage.missingField(in: text),
          let id = Self.identifier(ofField: field)
        else { continue }
        found[id, default: []].append(trace)
        break
      }
    }
    return RuleOutcome(
      findings: found.sorted { $0.key < $1.key }.map { id, traces in
        Self.conclusion(id).finding(
          id,
          traces.evidence(in: timeline),
          devices: traces.devices
        )
      }
    )
  }

  private static func conclusion(_ id: String) -> Conclusion {
    let isReceipt = id == identifiers[0]
    return Conclusion(
      title: isReceipt
        ? "Production lacks the field CD_moveReceipt" : "Production lacks an asset field",
      confidence: 0.95,
      summary: isReceipt
        ? "A record that moves into a share gets a receipt, and the production schema has no field "
          + "for it. Development gets the field with the first share that is made there."
        : "A value that is too long for its field goes into an asset beside it, and the production "
          + "schema lacks that field. Development gets it with the first long value.",
      fix: [
        "Call initializeCloudKitSchema() in a debug build on a signed-in device: it makes the "
          + "companion fields of every attribute.",
        "In the CloudKit Console see that the field stands in Development; deploy to Production.",
        "Launch the app again: the mirror tries again.",
      ],
      verify: ["Exports end well with a long value and with a shared record."],
      notWorthTrying: ["Testing with short values or unshared records: they never need the field."],
      lookAlikes: ["production-schema-missing-field"]
    )
  }
}
