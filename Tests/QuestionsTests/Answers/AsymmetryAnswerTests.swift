import SyncEvents
import Testing
import TestSupport

@testable import Questions

struct AsymmetryAnswerTests {
  /// The facts of one field: for each record the owner's and the recipient's state, nil for none.
  static func facts(
    _ records: [(String?, String?)],
    field: String = "x",
    type: String? = "String"
  ) throws -> Facts {
    var owner = Scene(device: "o", role: "owner")
    var recipient = Scene(device: "r", role: "recipient")
    for (number, states) in records.enumerated() {
      add(states.0, number, field, type, to: &owner)
      add(states.1, number, field, type, to: &recipient)
    }
    return try folded(owner, recipient)
  }

  static func add(
    _ state: String?,
    _ number: Int,
    _ field: String,
    _ type: String?,
    to scene: inout Scene
  ) {
    guard let state else { return }
    var members: JSONObject = [
      "entity": "A", "recordName": .string("h:\(number)"),
      "fields": .object([field: .string(state)].object),
    ]
    if let type { members.append("types", .object([field: .string(type)].object)) }
    scene.add(Double(number), "fields", members)
  }

  static func field(_ records: [(String?, String?)]) throws -> FieldAsymmetry {
    let answer = AsymmetryAnswer(facts: try facts(records))
    return try #require(answer.entities.first?.fields.first)
  }

  static func records(
    both: Int = 0,
    onlyOwner: Int = 0,
    onlyRecipient: Int = 0,
    neither: Int = 0
  ) -> [(String?, String?)] {
    Array(repeating: ("present", "present"), count: both)
      + Array(repeating: ("present", "nil"), count: onlyOwner)
      + Array(repeating: ("nil", "present"), count: onlyRecipient)
      + Array(repeating: ("nil", "nil"), count: neither)
  }

  @Test(
    arguments: [
      (0, 3, 0, .lostOnRecipient), (0, 2, 0, .unknown), (0, 1, 0, .unknown),
      (1, 9, 0, .lostOnRecipient),
      (2, 9, 0, .unknown), (2, 17, 0, .unknown), (2, 18, 0, .lostOnRecipient),
      (0, 3, 100, .lostOnRecipient),
      (1, 3, 0, .unknown), (10, 1, 0, .unknown), (5, 0, 0, .symmetric), (1, 0, 0, .symmetric),
      (5, 0, 5, .symmetric), (0, 0, 5, .unknown), (0, 0, 0, .unknown),
    ] as [(Int, Int, Int, FieldVerdict)]
  )
  func `a field is lost in nine of ten records that are filled, and in three at least`(
    both: Int,
    onlyOwner: Int,
    neither: Int,
    verdict: FieldVerdict
  ) throws {
    var records = Self.records(both: both, onlyOwner: onlyOwner, neither: neither)
    if records.isEmpty { records = [("nil", nil)] }
    #expect(try Self.field(records).verdict == verdict)
    // Mirrored, the owner must have filled the field somewhere.
    let mirrored: FieldVerdict =
      verdict != .lostOnRecipient ? verdict : both > 0 ? .lostOnOwner : .unknown
    #expect(try Self.field(records.map { ($1, $0) }).verdict == mirrored)
  }

  @Test
  func `what the owner never filled is not lost at the owner`() throws {
    let records = Self.records(both: 0, onlyRecipient: 5)
    #expect(try Self.field(records).verdict == .unknown)
  }

  @Test
  func `a field that the owner never filled is unknown, not lost`() throws {
    let field = try Self.field(Self.records(neither: 40))
    #expect(field.verdict == .unknown)
    #expect(field.owner == .init(present: 0, absent: 40))
  }

  @Test
  func `bytes that can't be read are as good as lost`() throws {
    let field = try Self.field(Array(repeating: ("present", "undecodable"), count: 3))
    #expect(field.verdict == .lostOnRecipient)
    #expect(field.recipient == .init(present: 0, absent: 3))
  }

  @Test
  func `losses on both sides are unknown, with the counts to see`() throws {
    let field = try Self.field(Self.records(both: 4, onlyOwner: 3, onlyRecipient: 3))
    #expect(field.verdict == .unknown)
    #expect(field.owner == .init(present: 7, absent: 3))
    #expect(field.recipient == .init(present: 7, absent: 3))
    #expect(field.onlyOwner == 3 && field.onlyRecipient == 3)
  }

  @Test
  func `records are compared with themselves, those of one role alone prove nothing`() throws {
    let lone =
      Array(repeating: ("present" as String?, nil as String?), count: 20)
      + Array(repeating: (nil, "nil"), count: 20)
    let field = try Self.field(lone)
    #expect(field.verdict == .unknown)
    #expect(field.owner == .init(present: 20, absent: 0))
    #expect(field.recipient == .init(present: 0, absent: 20))
    let entity = try #require(AsymmetryAnswer(facts: try Self.facts(lone)).entities.first)
    #expect(entity.ownerRecords == 20 && entity.recipientRecords == 20 && entity.sharedRecords == 0)
  }

  @Test
  func `a recipient that never names the field has not lost it`() throws {
    var owner = Scene(device: "o", role: "owner")
    var recipient = Scene(device: "r", role: "recipient")
    for number in 0..<5 {
      Self.add("present", number, "x", nil, to: &owner)
      Self.add("present", number, "y", nil, to: &recipient)
    }
    let fields = AsymmetryAnswer(facts: try folded(owner, recipient)).entities.flatMap(\.fields)
    #expect(fields.map(\.field) == ["x", "y"])
    #expect(fields.map(\.verdict) == [.unknown, .unknown])
  }

  @Test
  func `the newest report of a record counts`() throws {
    var owner = Scene(device: "o", role: "owner")
    var recipient = Scene(device: "r", role: "recipient")
    for number in 0..<5 {
      Self.add("present", number, "x", nil, to: &owner)
      Self.add("nil", number, "x", nil, to: &recipient)
    }
    for number in 0..<5 {
      recipient.add(
        100,
        "fields",
        ["entity": "A", "recordName": .string("h:\(number)"), "fields": ["x": "present"]]
      )
    }
    #expect(AsymmetryAnswer(facts: try folded(owner, recipient)).verdict == .symmetric)
    #expect(AsymmetryAnswer(facts: try folded(recipient, owner)).verdict == .symmetric)
  }

  // MARK: The whole answer

  @Test
  func `the field notes' case: every Transformable is lost and nothing else`() throws {
    let facts = try folded(
      Scenes.fields("owner", role: "owner"),
      Scenes.fields("recipient", role: "recipient")
    )
    let answer = AsymmetryAnswer(facts: facts)
    #expect(answer.verdict == .asymmetric)
    let verdicts = Dictionary(
      uniqueKeysWithValues: answer.entities.flatMap(\.fields).map { ($0.field, $0.verdict) }
    )
    #expect(
      verdicts == [
        "eventTypeRaw": .symmetric, "occurredAt": .symmetric, "noteText": .symmetric,
        "valueRaw": .lostOnRecipient, "plannedAmountRaw": .lostOnRecipient,
        "durationRaw": .lostOnRecipient, "unusedRaw": .unknown,
      ]
    )
    #expect(
      answer.pattern
        == .init(attributeType: "Transformable", lost: 3, of: 3, explainsAll: true)
    )
  }

  static func pattern(
    _ fields: [(name: String, type: String?, isLost: Bool)]
  ) throws -> AsymmetryAnswer {
    var owner = Scene(device: "o", role: "owner")
    var recipient = Scene(device: "r", role: "recipient")
    for field in fields {
      for number in 0..<3 {
        for isOwner in [true, false] {
          var members: JSONObject = [
            "entity": "A", "recordName": .string("h:\(field.name) \(number)"),
            "fields": .object(
              [field.name: isOwner || !field.isLost ? "present" : "nil"].object
            ),
          ]
          if let type = field.type {
            members.append("types", .object([field.name: .string(type)].object))
          }
          if isOwner {
            owner.add(1, "fields", members)
          } else {
            recipient.add(1, "fields", members)
          }
        }
      }
    }
    return AsymmetryAnswer(facts: try folded(owner, recipient))
  }

  @Test
  func `the pattern is the type that most lost fields have`() throws {
    let answer = try Self.pattern([
      ("a", "Transformable", true), ("b", "Transformable", true), ("c", "Binary", true),
      ("d", "Transformable", false), ("e", "String", false),
    ])
    #expect(
      answer.pattern == .init(attributeType: "Transformable", lost: 2, of: 3, explainsAll: false)
    )
  }

  @Test(arguments: [(true, false), (false, true)])
  func `it explains all only if all lost are of it and all of it are lost`(
    isOtherLost: Bool,
    isSameSpared: Bool
  ) throws {
    let answer = try Self.pattern([
      ("a", "T", true), ("b", "T", true), ("c", "U", isOtherLost), ("d", "T", !isSameSpared),
    ])
    #expect(answer.pattern?.explainsAll == false)
    #expect(try Self.pattern([("a", "T", true), ("c", "U", false)]).pattern?.explainsAll == true)
  }

  @Test
  func `of two types that lost as many the first by name is told, every time`() throws {
    for _ in 0..<5 {
      let answer = try Self.pattern([("a", "T", true), ("b", "S", true), ("c", "U", true)])
      #expect(answer.pattern?.attributeType == "S")
    }
  }

  @Test
  func `no pattern without a loss, or where the lost fields' type is not known`() throws {
    #expect(try Self.pattern([("a", "T", false)]).pattern == nil)
    #expect(try Self.pattern([("a", nil, true)]).pattern == nil)
  }

  @Test
  func `only the entity, device and time asked for are compared`() throws {
    let facts = try Self.facts(Self.records(onlyOwner: 4))
    #expect(AsymmetryAnswer(facts: facts, entity: "A").verdict == .asymmetric)
    #expect(AsymmetryAnswer(facts: facts, entity: "B").entities.isEmpty)
    var filter = EventFilter()
    filter.device = "o"
    #expect(AsymmetryAnswer(facts: facts, filter: filter).verdict == .unknown)
    filter.device = nil
    filter.until = Scene.time(1)
    #expect(AsymmetryAnswer(facts: facts, filter: filter).entities.first?.sharedRecords == 2)
    filter.until = nil
    filter.role = "recipient"
    #expect(AsymmetryAnswer(facts: facts, filter: filter).entities.first?.ownerRecords == 0)
  }

  @Test
  func `nothing to compare is unknown`() {
    let answer = AsymmetryAnswer(facts: Facts())
    #expect(answer.verdict == .unknown)
    #expect(answer.pattern == nil)
  }

  @Test
  func `has the members that cli.md names`() throws {
    let answer = AsymmetryAnswer(
      facts: try Self.facts(Self.records(onlyOwner: 4), type: "Transformable")
    )
    let expected = try JSONScanner.value(
      in: #"""
        {"question":"asymmetry","verdict":"asymmetric","entities":[{"entity":"A",
        "records":{"owner":4,"recipient":4,"shared":4},"fields":[{"field":"x",
        "attributeType":"Transformable","owner":{"present":4,"absent":0},
        "recipient":{"present":0,"absent":4},"verdict":"lost-on-recipient","onlyOwner":4,
        "onlyRecipient":0}]}],
        "pattern":{"attributeType":"Transformable","lost":1,"of":1,"explainsAll":true}}
        """#
    )
    #expect(answer.json == expected)
    #expect(AsymmetryAnswer(facts: Facts()).json.object?["pattern"] == .null)
  }

  @Test
  func `fields and entities can be left out, the verdict stays`() throws {
    var answer = try Self.pattern([("a", "T", true), ("b", "S", false)])
    answer.keep(only: [.symmetric], limit: 1)
    #expect(answer.entities.flatMap(\.fields).map(\.field) == ["b"])
    #expect(answer.verdict == .asymmetric)
    answer.keep(only: [], limit: 0)
    #expect(answer.entities.isEmpty)
  }
}

extension [String: JSONValue] {
  /// The members as an object, for names that are worked out.
  fileprivate var object: JSONObject {
    JSONObject(sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, value: $0.value) })
  }
}
