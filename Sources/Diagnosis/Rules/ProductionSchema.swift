import Findings
import Questions
import SyncEvents

/// R22: the production schema lacks a record type or a field.
///
/// Certain, since the server's own words name it.
struct ProductionSchema: Rule {
  static let identifiers = ["production-schema-missing-type", "production-schema-missing-field"]
  static let stage = Stage.schema

  private struct Gap: Hashable {
    var id: String
    var name: String
  }

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var gaps: [Gap: [ErrorFacts]] = [:]
    for error in timeline.errors {
      let isOfDevelopment = timeline.isOfDevelopment(error)
      for gap in self.gaps(error.example, isOfDevelopment) { gaps[gap, default: []].append(error) }
    }
    let ids = Set(gaps.keys.map(\.id)).sorted()
    return RuleOutcome(
      findings: ids.map { id in finding(id, gaps.filter { $0.key.id == id }, timeline) }
    )
  }

  private func gaps(_ error: ErrorChain, _ isOfDevelopment: Bool) -> Set<Gap> {
    var gaps: Set<Gap> = []
    for text in error.links.flatMap(\.texts) {
      if let (field, type) = ServerMessage.missingField(in: text) {
        // A companion field has a name and a remedy of its own.
        guard CompanionFieldMissing.identifier(ofField: field) == nil else { continue }
        gaps.insert(Gap(id: Self.identifiers[1], name: "\(type).\(field)"))
      } else if let type = ServerMessage.missingType(in: text, isOfDevelopment: isOfDevelopment),
        type != ShareTypeMissingInProduction.shareType
      {
        gaps.insert(Gap(id: Self.identifiers[0], name: type))
      }
    }
    return gaps
  }

  private func finding(
    _ id: String,
    _ gaps: [Gap: [ErrorFacts]],
    _ timeline: Timeline
  ) -> Finding {
    let what = id == Self.identifiers[0] ? "record type" : "field"
    let names = gaps.keys.map(\.name).sorted()
    let evidence = gaps.sorted { $0.key.name < $1.key.name }.flatMap { gap, errors in
      errors.prefix(2).map { error in
        timeline.evidence(
          "the server refuses \(gap.name), \(error.howOften): "
            + (error.example.links.compactMap(\.message).first { $0.contains("production schema") }
              ?? error.signature),
          at: error.firstTime,
          error.firstReference
        )
      }
    }
    var finding = Finding(
      id: id,
      title: "The production schema lacks a \(what)",
      severity: .error,
      confidence: 0.95,
      summary: "Production doesn't know \(names.joined(separator: ", ")). Whole batches stop, not "
        + "only records with it.",
      evidence: evidence
    )
    finding.fix = [
      "Run initializeCloudKitSchema() in a debug build on a signed-in device, or save one record "
        + "with every field.",
      "Deploy Schema Changes to production in the CloudKit Console; the difference must name "
        + names.joined(separator: ", ") + ".",
      "Relaunch the app: the mirror tries again.",
    ]
    finding.verify = ["Exports end well, and the production log shows RecordSave."]
    finding.notWorthTrying = ["Reinstalling the app: the refusal comes from the server's schema."]
    finding.lookAlikes = ["debug-build-in-production-environment"]
    finding.devices = Set(gaps.values.flatMap { $0.flatMap(\.devices) }).sorted()
    return finding
  }
}
