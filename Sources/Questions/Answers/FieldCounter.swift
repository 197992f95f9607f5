import SyncEvents

/// Sets each record's fields at the owner against the same record's at the recipient.
struct FieldCounter {
  let facts: Facts
  let entity: String?
  let filter: EventFilter

  /// A loss is one where at least nine of ten shared records show it, and at least three.
  private static let leastLost = 3
  private static let leastShare = 0.9

  private struct Sides {
    var owner: [String: String]?
    var recipient: [String: String]?
  }

  var entities: [EntityAsymmetry] {
    var records: [String: [String: Sides]] = [:]
    for (key, record) in facts.records where includes(key, record) {
      switch key.role {
      case "owner":
        records[key.entity, default: [:]][key.record, default: Sides()].owner = record.fields
      case "recipient":
        records[key.entity, default: [:]][key.record, default: Sides()].recipient = record.fields
      default: continue
      }
    }
    return records.sorted { $0.key < $1.key }.map { entity, records in
      self.entity(entity, Array(records.values))
    }
  }

  private func includes(_ key: RecordKey, _ record: RecordFacts) -> Bool {
    guard entity == nil || entity == key.entity, filter.includes(record.time) else { return false }
    guard filter.role == nil || filter.role == key.role else { return false }
    guard let session = facts.sessions[record.session] else { return true }
    var withoutRole = filter
    withoutRole.role = nil
    return withoutRole.includes(session)
  }

  private func entity(_ name: String, _ records: [Sides]) -> EntityAsymmetry {
    var fields: [String: FieldAsymmetry] = [:]
    for record in records {
      let names = Set((record.owner ?? [:]).keys).union((record.recipient ?? [:]).keys)
      for field in names {
        count(
          owner: record.owner?[field],
          recipient: record.recipient?[field],
          in: &fields[
            field,
            default: FieldAsymmetry(
              field: field,
              attributeType: facts.fieldTypes[name]?[field],
              owner: .init(),
              recipient: .init(),
              onlyOwner: 0,
              onlyRecipient: 0,
              verdict: .unknown
            )
          ]
        )
      }
    }
    return EntityAsymmetry(
      entity: name,
      ownerRecords: records.count { $0.owner != nil },
      recipientRecords: records.count { $0.recipient != nil },
      sharedRecords: records.count { $0.owner != nil && $0.recipient != nil },
      fields: fields.values.map { judged($0, records) }.sorted { $0.field < $1.field }
    )
  }

  private func count(owner: String?, recipient: String?, in field: inout FieldAsymmetry) {
    if let owner { field.owner.count(owner) }
    if let recipient { field.recipient.count(recipient) }
    guard let owner, let recipient else { return }
    if owner == "present", recipient != "present" { field.onlyOwner += 1 }
    if recipient == "present", owner != "present" { field.onlyRecipient += 1 }
  }

  private func judged(_ field: FieldAsymmetry, _ records: [Sides]) -> FieldAsymmetry {
    var judged = field
    let both = records.filter { $0.owner?[field.field] != nil && $0.recipient?[field.field] != nil }
    let ownerHas = both.count { $0.owner?[field.field] == "present" }
    let recipientHas = both.count { $0.recipient?[field.field] == "present" }
    if isLost(field.onlyOwner, of: ownerHas) {
      judged.verdict = .lostOnRecipient
    } else if field.owner.present > 0, isLost(field.onlyRecipient, of: recipientHas) {
      judged.verdict = .lostOnOwner
    } else if ownerHas > 0, field.onlyOwner == 0, field.onlyRecipient == 0 {
      judged.verdict = .symmetric
    }
    return judged
  }

  private func isLost(_ lost: Int, of filled: Int) -> Bool {
    lost >= Self.leastLost && Double(lost) >= Self.leastShare * Double(filled)
  }
}

extension FieldAsymmetry.Presence {
  fileprivate mutating func count(_ state: String) {
    if state == "present" { present += 1 } else { absent += 1 }
  }
}
