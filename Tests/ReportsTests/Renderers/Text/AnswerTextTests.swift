import Questions
import SyncEvents
import Testing

@testable import Reports

struct AnswerTextTests {
  private let style = TextStyle(width: 80)

  @Test func `setups have a row for each launch and store`() throws {
    let answer = ActivityAnswer(.setup, facts: try Sample.failed().facts)
    #expect(
      ActivityText.render(answer, style: style) == """
        ✗ Setup in 1 launch: 1 failed.

        DEVICE, STORE  BEGAN (UTC)          RESULT    WHY
        failed-phone   2026-11-02 08:00:00  ✗ failed  setup of private ended in an error
        · private      2026-11-02 08:00:01  ✗ failed  1.5 s, NSCocoaErrorDomain 134406 >
                                                      CKErrorDomain 2 > CKErrorDomain 12
        · shared       2026-11-02 08:00:03  ✗ failed  1.5 s, NSCocoaErrorDomain 134406 >
                                                      CKErrorDomain 2 > CKErrorDomain 12

        """
    )
  }

  @Test func `without launches it says so`() {
    let text = ActivityText.render(ActivityAnswer(.export, facts: Facts()), style: style)
    #expect(text == "? No launch was recorded, so nothing can be said of export.\n")
  }

  @Test func `beyond fifty launches the rest is counted, and the worst are shown`() throws {
    var sample = Sample()
    for number in 100..<170 {
      try sample.open("phone-\(number)")
      try sample.sync(1, "setup", "private", ends: number != 169)
      try sample.sync(3, "setup", "shared")
    }
    let answer = ActivityAnswer(.setup, facts: sample.facts)
    let text = ActivityText.render(answer, style: style)
    #expect(text.contains("Setup in 70 launches: 1 began and have no end and 69 succeeded."))
    #expect(text.contains("… and 20 more launches\n"))
    #expect(text.contains("phone-169"))
    #expect(!text.contains("phone-168"))
  }

  @Test func `a limit is told`() throws {
    var sample = Sample()
    try sample.open("a")
    try sample.open("b")
    var answer = ActivityAnswer(.setup, facts: sample.facts)
    answer.keep(only: [], limit: 1)
    let text = ActivityText.render(answer, style: style)
    #expect(text.contains("Setup in 2 launches: 2 unknown. 1 launch listed."))
  }

  @Test func `windows of saves show the numbers of the answer`() throws {
    let answer = RecordSavesAnswer(facts: try Sample.silent().facts)
    let text = RecordSavesText.render(answer, style: style)
    #expect(answer.windows.map(\.localSaves) == [8, 2])
    #expect(
      text == """
        ✗ PRIVATE, 2 windows of at most 30 min after a save: 1 with zero RecordSave and
          1 unknown.

        silent-phone · iCloud.com.example.meow
          FROM (UTC)           UNTIL     SAVES  RECORDSAVE  LOG READ  RESULT
          2026-11-02 08:00:30  08:30:30      8           0  full      ✗ zero
          2026-11-02 08:32:30  09:02:30      2           0  partial   ? unknown

        ? 1 window: the server's log was read for a part of the window only

        """
    )
  }

  @Test func `without saves it says so`() {
    #expect(
      RecordSavesText.render(RecordSavesAnswer(facts: Facts()), style: style)
        == "– No local save was recorded that should reach the PRIVATE database.\n"
    )
  }

  @Test func `fields show the numbers of the answer`() throws {
    var sample = Sample()
    for role in ["owner", "recipient"] {
      try sample.open("\(role)-phone", role: role)
      for record in 0..<10 {
        let value: JSONValue = role == "owner" ? "present" : "nil"
        try sample.add(
          5,
          "fields",
          [
            "entity": "CareEvent", "recordName": .string("h:\(record)"),
            "fields": ["valueRaw": value, "noteText": "present"],
            "types": ["valueRaw": "Transformable", "noteText": "String"],
          ]
        )
      }
    }
    let text = AsymmetryText.render(AsymmetryAnswer(facts: sample.facts), style: style)
    #expect(
      text == """
        ✗ Owner and recipient do not see the same fields. 1 of 1 Transformable field
          that the owner filled is lost, and no field of another type.

        CareEvent: 10 records at the owner, 10 at the recipient, 10 at both
        FIELD     TYPE              OWNER  RECIPIENT  OWNER  RECIP.  RESULT
                                                       ONLY    ONLY
        noteText  String         10 of 10   10 of 10      0       0  ✓ symmetric
        valueRaw  Transformable  10 of 10    0 of 10     10       0  ✗ lost on recipient

        """
    )
  }

  @Test func `no answer writes control characters or wide lines`() throws {
    let facts = try Sample.hostile().facts
    for text in [
      ActivityText.render(ActivityAnswer(.setup, facts: facts), style: style),
      ActivityText.render(ActivityAnswer(.export, facts: facts), style: style),
      RecordSavesText.render(RecordSavesAnswer(facts: facts), style: style),
      AsymmetryText.render(AsymmetryAnswer(facts: facts), style: style),
      ErrorGroupsText.render(Array(facts.errors.values), style: style),
    ] {
      #expect(text.controlCharacters.isEmpty)
      #expect(text.lines.allSatisfy { String($0).columns <= 80 })
    }
  }
}
