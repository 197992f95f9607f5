import SyncEvents
import Testing

struct EventErrorTests {
  @Test(arguments: [
    (
      EventError.notJSON(JSONError("a digit is missing", at: 2)),
      "not JSON: a digit is missing at byte 3"
    ),
    (.notAnObject(found: "an array"), "a report line is an object, this is an array"),
    (.missing(member: "ts"), "'ts' is missing"),
    (.noIdentity, "no identity: an event needs 'id', or 'session' and 'seq'"),
    (.newerVersion(found: "2"), "version 2 of the report format; this program reads 1"),
    (
      .unreadableTime(member: "ts", text: "now"),
      "'ts' is no RFC 3339 time between 1678 and 2261: now"
    ),
    (.wrongType(member: "v", wanted: "1", found: "a string"), "'v' must be 1, not a string"),
    (.tooLong(limit: 128 << 20), "longer than 128 MiB"),
  ])
  func `says what was found and what was wanted`(error: EventError, text: String) {
    #expect("\(error)" == text)
  }

  @Test
  func `shows no more than the beginning of an endless time`() {
    let text = String(repeating: "9", count: 10_000)
    #expect("\(EventError.unreadableTime(member: "ts", text: text))".count < 130)
  }
}
