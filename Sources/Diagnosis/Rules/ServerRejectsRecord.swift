import Findings
import Questions
import SyncEvents

/// R31: requests to save records reach the server, and it refuses them without more detail.
///
/// Likely: the log's rows prove that the device exports; what is wrong with the records only an
/// error on the device tells. Where most saves go well it is a warning: conflicts that are solved
/// by the next save are refused, too.
struct ServerRejectsRecord: Rule {
  static let identifiers = ["server-rejects-record-bad-request"]
  static let stage = Stage.server

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let refused = timeline.facts.server.filter { $0.value.failures > 0 }
      .sorted { ($0.key.database ?? "") < ($1.key.database ?? "") }
    guard !refused.isEmpty else { return .nothing }
    let failures = refused.reduce(0) { $0 + $1.value.failures }
    let saved = refused.reduce(0) { $0 + $1.value.recordSaves.count }
    let conclusion = Conclusion(
      title: "The server refuses records",
      severity: failures * 2 < saved ? .warning : .error,
      confidence: failures * 2 < saved ? 0.4 : 0.6,
      summary:
        "RecordSave requests arrive and end in an error of the client's making, so the device "
        + "does export. The log does not say what is wrong with the records.",
      fix: [
        "Take the whole error of the export on the device: its items name field and reason.",
        "Compare the model with the schema of the log's environment: fields, types, asset twins.",
        "See that the build speaks to the environment that was deployed.",
      ],
      verify: ["RecordSave rows with success for the same record type."],
      captureNext: [
        "On the device: the partial errors of the failed export, by a listener or a recorder.",
        "syncscope lint Model.xcdatamodeld schema.ckdb",
      ],
      lookAlikes: [
        "production-schema-missing-field", "attribute-type-changed-after-deployment",
        "wrong-console-environment",
      ]
    )
    let evidence = refused.prefix(5).map { key, rows in
      timeline.evidence(
        "\(rows.failures) RecordSave \(rows.failures == 1 ? "row was" : "rows were") refused in "
          + [key.database, key.environment].compactMap(\.self).joined(separator: ", "),
        rows.firstReference
      )
    }
    return .found(
      conclusion.finding(
        Self.identifiers[0],
        evidence,
        devices: Set(refused.compactMap(\.key.device)).sorted()
      )
    )
  }
}
