import SyncEvents
import Testing

struct JSONObjectTests {
  @Test
  func `reads and sets the last of several members of one name`() {
    var object: JSONObject = ["a": 1, "b": 2, "a": 3]
    #expect(object["a"] == 3)
    object["a"] = 4
    #expect(object == ["a": 1, "b": 2, "a": 4])
  }

  @Test
  func `sets a new member at the end`() {
    var object: JSONObject = ["b": 1]
    object["a"] = 2
    #expect(object.members.map(\.name) == ["b", "a"])
  }

  @Test
  func `takes all members of a name away`() {
    var object: JSONObject = ["a": 1, "b": 2, "a": 3]
    object["a"] = nil
    #expect(object == ["b": 2])
    #expect(object["a"] == nil)
  }

  @Test
  func `appends what is there and leaves out what is not`() {
    var object = JSONObject()
    object.append("text", text: "x")
    object.append("noText", text: nil)
    object.append("integer", integer: 1)
    object.append("noInteger", integer: nil)
    object.append("flag", flag: false)
    object.append("noFlag", flag: nil)
    object.append("time", time: Timestamp(nanoseconds: 0))
    object.append("noTime", time: nil)
    object.append("null", .null)
    object.append("nothing", nil)
    #expect(
      object == [
        "text": "x", "integer": 1, "flag": false, "time": "1970-01-01T00:00:00.000Z", "null": nil,
      ]
    )
  }

  @Test
  func `objects of another order are not equal, since an event is kept as it came`() {
    #expect(["a": 1, "b": 2] as JSONObject != ["b": 2, "a": 1])
    #expect(JSONObject().isEmpty)
    #expect(!(["a": nil] as JSONObject).isEmpty)
  }
}
