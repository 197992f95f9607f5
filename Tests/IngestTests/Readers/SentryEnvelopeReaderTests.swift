import Ingest
import SyncEvents
import Testing

struct SentryEnvelopeReaderTests {
  static let event = #"""
    {"event_id":"e","timestamp":"2026-01-12T08:00:00Z","release":"com.x.Meow@1.2+57",\#
    "exception":{"values":[{"type":"CKErrorDomain","mechanism":{"meta":{"ns_error":\#
    {"domain":"CKErrorDomain","code":12}}}},{"type":"NSCocoaErrorDomain","mechanism":{"meta":\#
    {"ns_error":{"domain":"NSCocoaErrorDomain","code":134406}}}}]}}
    """#

  @Test
  func `reads an event of so many bytes, and counts what is no event`() throws {
    let text = """
      {"event_id":"e","sdk":{}}
      {"type":"event","length":\(Self.event.utf8.count)}
      \(Self.event)
      {"type":"session"}
      {"sid":1}

      """
    let reading = try Reading(text)
    #expect(reading.summary.format == .sentryEnvelope)
    #expect(reading.rejections.map(\.line) == [5])
    let errors = reading.events.compactMap(\.payload.error)
    #expect(errors.map { $0.spine.map(\.code) } == [[134_406, 12]])
    let app = reading.events.first?.body["app"]?.object
    #expect(app?["bundle"]?.text == "com.x.Meow")
    #expect(app?["version"]?.text == "1.2")
    #expect(app?["build"]?.text == "57")
  }
}
