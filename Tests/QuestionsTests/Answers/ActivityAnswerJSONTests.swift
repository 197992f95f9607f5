import Questions
import SyncEvents
import Testing
import TestSupport

struct ActivityAnswerJSONTests {
  @Test
  func `has the members that cli.md names`() throws {
    var scene = SetupAnswerTests.scene(expectedStores: 2)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared", succeeded: false, error: ["domain": "D", "code": 1])
    let json = ActivityAnswer(.setup, facts: try folded(scene)).json
    let expected = try JSONScanner.value(
      in: #"""
        {"question":"setup","verdict":"failed","sessions":[{"device":"d",
        "session":"5E550000-0000-4000-8000-000000000001",
        "app":{"bundle":"com.example.meow","version":"1.4.0","build":"57",
        "environment":"production"},
        "role":"owner","expectedStores":2,"verdict":"failed",
        "because":"setup of shared ended in an error","stores":[
        {"store":"private","began":"2026-11-02T08:00:01.000Z","ended":"2026-11-02T08:00:02.500Z",
        "succeeded":true,"seconds":1.5,"error":null,"verdict":"succeeded","attempts":1},
        {"store":"shared","began":"2026-11-02T08:00:03.000Z","ended":"2026-11-02T08:00:04.500Z",
        "succeeded":false,"seconds":1.5,"error":{"domain":"D","code":1},"verdict":"failed",
        "attempts":1}]}],
        "summary":{"sessions":1,"neverBegan":0,"beganNotEnded":0,"failed":1,"succeeded":0,
        "unknown":0}}
        """#
    )
    #expect(json == expected)
  }

  @Test(arguments: [(SyncType.setup, "setup"), (.import, "imports"), (.export, "exports")])
  func `the question has the name that people ask it by`(type: SyncType, question: String) {
    let answer = ActivityAnswer(type, facts: Facts())
    #expect(answer.question == question)
    #expect(answer.json.object?["question"]?.text == question)
  }

  @Test
  func `what is not known is null where a member must stand`() throws {
    var scene = SetupAnswerTests.scene()
    scene.add(1, "sync", ["type": "setup", "phase": "ended"])
    let stores = ActivityAnswer(.setup, facts: try folded(scene)).json.object?["sessions"]?.array?
      .first?
      .object?["stores"]
    let expected: JSONValue = [
      [
        "store": nil, "began": nil, "ended": stamp(1), "succeeded": nil, "seconds": nil,
        "error": nil, "verdict": "unknown", "attempts": 1,
      ]
    ]
    #expect(stores == expected)
  }

  @Test
  func `verdicts are spelt as cli.md spells them`() {
    #expect(
      ActivityVerdict.allCases.map(\.rawValue) == [
        "failed", "never-began", "began-not-ended", "unknown", "succeeded",
      ]
    )
  }
}
