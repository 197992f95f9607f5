package import SyncEvents

/// Whether both sides of a share see the same fields.
package enum AsymmetryVerdict: String, Sendable, Hashable, CaseIterable {
  case asymmetric, symmetric, unknown
}

/// What became of one field across a share.
package enum FieldVerdict: String, Sendable, Hashable, CaseIterable {
  case lostOnRecipient = "lost-on-recipient"
  case lostOnOwner = "lost-on-owner"
  case symmetric, unknown

  package var isLost: Bool { self == .lostOnRecipient || self == .lostOnOwner }
}

/// One field of an entity, as both roles report it.
package struct FieldAsymmetry: Sendable, Hashable {
  package var field: String
  package var attributeType: String?
  package var owner: Presence
  package var recipient: Presence
  /// Records that both report in which only the owner has a value.
  package var onlyOwner: Int
  /// Records that both report in which only the recipient has a value.
  package var onlyRecipient: Int
  package var verdict: FieldVerdict

  /// How many records have a value, and how many have none or one that can't be read.
  package struct Presence: Sendable, Hashable {
    package var present = 0
    package var absent = 0

    var json: JSONValue {
      ["present": .integer(Int64(present)), "absent": .integer(Int64(absent))]
    }
  }

  var json: JSONValue {
    var object: JSONObject = ["field": .string(field)]
    object.append("attributeType", text: attributeType)
    object.append("owner", owner.json)
    object.append("recipient", recipient.json)
    object.append("verdict", text: verdict.rawValue)
    object.append("onlyOwner", integer: onlyOwner)
    object.append("onlyRecipient", integer: onlyRecipient)
    return .object(object)
  }
}

/// An entity's fields and how many of its records each role reports.
package struct EntityAsymmetry: Sendable, Hashable {
  package var entity: String
  package var ownerRecords: Int
  package var recipientRecords: Int
  /// Records that both report.
  package var sharedRecords: Int
  package var fields: [FieldAsymmetry]

  var json: JSONValue {
    [
      "entity": .string(entity),
      "records": [
        "owner": .integer(Int64(ownerRecords)), "recipient": .integer(Int64(recipientRecords)),
        "shared": .integer(Int64(sharedRecords)),
      ],
      "fields": .array(fields.map(\.json)),
    ]
  }
}

/// The answer to `ask asymmetry`.
package struct AsymmetryAnswer: Sendable {
  package var verdict: AsymmetryVerdict
  package var entities: [EntityAsymmetry]
  /// The attribute type that most lost fields have, if any is lost and its type known.
  package var pattern: Pattern?

  /// An attribute type and how much of the loss it accounts for.
  package struct Pattern: Sendable, Hashable {
    package var attributeType: String
    /// Lost fields of the type.
    package var lost: Int
    /// Fields of the type that the owner filled.
    package var of: Int
    /// Whether all lost fields are of the type, and all of its filled fields are lost.
    package var explainsAll: Bool

    var json: JSONValue {
      [
        "attributeType": .string(attributeType), "lost": .integer(Int64(lost)),
        "of": .integer(Int64(of)), "explainsAll": .bool(explainsAll),
      ]
    }
  }

  package init(facts: Facts, entity: String? = nil, filter: EventFilter = .everything) {
    let counter = FieldCounter(facts: facts, entity: entity, filter: filter)
    entities = counter.entities
    let fields = entities.flatMap(\.fields)
    let lost = fields.filter(\.verdict.isLost)
    verdict =
      !lost.isEmpty
      ? .asymmetric
      : fields.contains { $0.verdict == .symmetric } ? .symmetric : .unknown
    pattern = Self.pattern(lost: lost, among: fields)
  }

  private static func pattern(
    lost: [FieldAsymmetry],
    among fields: [FieldAsymmetry]
  ) -> Pattern? {
    let byType = Dictionary(grouping: lost.filter { $0.owner.present > 0 }) { $0.attributeType }
    let most = byType.max { left, right in
      (left.value.count, right.key ?? "") < (right.value.count, left.key ?? "")
    }
    guard let most, let type = most.key else { return nil }
    let filled = fields.filter { $0.attributeType == type && $0.owner.present > 0 }
    return Pattern(
      attributeType: type,
      lost: most.value.count,
      of: filled.count,
      explainsAll: most.value.count == lost.count && filled.allSatisfy(\.verdict.isLost)
    )
  }

  /// Leaves out fields of other verdicts, and entities beyond a number.
  package mutating func keep(only verdicts: [FieldVerdict], limit: Int?) {
    if !verdicts.isEmpty {
      for index in entities.indices {
        entities[index].fields.removeAll { !verdicts.contains($0.verdict) }
      }
    }
    if let limit { entities = Array(entities.prefix(limit)) }
  }

  /// The answer as the command line gives it.
  package var json: JSONValue {
    [
      "question": "asymmetry",
      "verdict": .string(verdict.rawValue),
      "entities": .array(entities.map(\.json)),
      "pattern": pattern?.json ?? .null,
    ]
  }
}
