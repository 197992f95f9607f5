import SyncEvents
import Testing

struct AskAsymmetryCommandTests {
  private static func fields() throws -> [String: JSONObject] {
    let answer = try Spine.made().ask("ask", "asymmetry")
    let entity = try #require(answer.rows("entities").first { $0["entity"] == "CareEvent" })
    let named = entity.rows("fields").map { ($0["field"]?.text ?? "", $0) }
    return Dictionary(named) { $1 }
  }

  @Test func `exactly the three filled Transformable fields are lost`() throws {
    let lost = try Self.fields().filter { $0.value["verdict"] == "lost-on-recipient" }
    #expect(Set(lost.keys) == ["valueRaw", "plannedAmountRaw", "durationRaw"])
    let value = try #require(lost["valueRaw"])
    #expect(value["attributeType"] == "Transformable")
    #expect(value["owner"] == ["present": 40, "absent": 0])
    #expect(value["recipient"] == ["present": 0, "absent": 40])
  }

  @Test func `a field that nobody filled is unknown, one half filled on both sides symmetric`()
    throws
  {
    let fields = try Self.fields()
    #expect(fields["unusedRaw"]?["verdict"] == "unknown")
    #expect(fields["noteText"]?["verdict"] == "symmetric")
    #expect(fields["noteText"]?["owner"] == ["present": 20, "absent": 20])
  }

  @Test func `Transformable explains all`() throws {
    let answer = try Spine.made().ask("ask", "asymmetry")
    #expect(answer["question"] == "asymmetry")
    #expect(answer["verdict"] == "asymmetric")
    #expect(
      answer["pattern"] == [
        "attributeType": "Transformable", "lost": 3, "of": 3, "explainsAll": true,
      ]
    )
    #expect(
      answer.rows("entities").first?["records"] == ["owner": 40, "recipient": 40, "shared": 40]
    )
  }

  @Test func `--entity keeps one entity`() throws {
    #expect(try Spine.made().ask("ask", "asymmetry", "--entity", "Other")["entities"] == [])
  }
}
