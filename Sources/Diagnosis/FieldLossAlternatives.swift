import Findings
import Questions
import Schemas
import SyncEvents

/// What else would empty fields at a recipient: another build, a companion field that production
/// lacks, encryption.
struct FieldLossAlternatives {
  private(set) var evidence: [Evidence] = []

  init(lost: [(entity: String, field: String)], timeline: Timeline) {
    evidence += [
      Self.otherBuilds(Set(lost.map(\.entity)), timeline), Self.missingFields(lost, timeline),
      Self.encrypted(lost, timeline), Self.transformer(timeline),
    ].compactMap(\.self)
  }

  /// That the recipient's build is not the owner's.
  private static func otherBuilds(_ entities: Set<String>, _ timeline: Timeline) -> Evidence? {
    var builds: [String: Set<String>] = [:]
    for (key, record) in timeline.facts.records where entities.contains(key.entity) {
      guard let app = timeline.facts.sessions[record.session]?.app else { continue }
      let name = [app.version, app.build].compactMap(\.self).joined(separator: " build ")
      if !name.isEmpty { builds[key.role, default: []].insert(name) }
    }
    guard let owner = builds["owner"]?.sorted(), let recipient = builds["recipient"]?.sorted(),
      Set(owner).isDisjoint(with: recipient)
    else { return nil }
    return Evidence(
      "the builds differ: owner \(owner.joined(separator: ", ")), recipient "
        + recipient.joined(separator: ", ")
    )
  }

  /// That a schema which came along lacks a lost field or the companion for its large values.
  private static func missingFields(
    _ lost: [(entity: String, field: String)],
    _ timeline: Timeline
  ) -> Evidence? {
    for given in timeline.schemas {
      for (entity, field) in lost {
        guard let type = given.schema.recordType(named: "CD_" + entity), type.isComplete else {
          continue
        }
        for name in ["CD_\(field)", "CD_\(field)_ckAsset"] where type.field(named: name) == nil {
          return Evidence(
            "the schema has no field \(name)",
            .line(file: given.file, line: type.line)
          )
        }
      }
    }
    return nil
  }

  private static func encrypted(
    _ lost: [(entity: String, field: String)],
    _ timeline: Timeline
  ) -> Evidence? {
    for given in timeline.models {
      for (entity, field) in lost {
        let attribute = given.model.entity(named: entity)?.attributes.first { $0.name == field }
        guard let attribute, attribute.allowsCloudEncryption else { continue }
        return Evidence(
          "\(entity).\(field) is encrypted, and needs keys at the recipient",
          .line(file: given.file, line: attribute.line)
        )
      }
    }
    return nil
  }

  /// That Core Data missed a value transformer somewhere.
  private static func transformer(_ timeline: Timeline) -> Evidence? {
    timeline.lines(["setup.model.transformer"]).first.map { line in
      timeline.evidence("a value transformer was not registered in time", line.value.firstReference)
    }
  }
}
