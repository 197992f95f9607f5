import SyncEvents

/// Keeps the lengths right that a Sentry envelope's item headers tell of their payloads.
///
/// A header is held until its payload is redacted, then written with the payload's new length.
struct EnvelopeLengths {
  private var isEnvelope = false
  private var isFirst = true
  private var header: JSONObject?
  private var original: [UInt8] = []
  /// Bytes of the payload that are still to come, as they were.
  private var left = 0
  private var payload: [UInt8] = []

  /// What to write for a line that is a header; nil for any other line.
  mutating func hold(_ object: JSONObject, _ line: [UInt8]) -> [UInt8]? {
    if isFirst {
      isFirst = false
      isEnvelope =
        object["kind"] == nil && object["exception"] == nil
        && (object["event_id"] ?? object["sent_at"] ?? object["dsn"]) != nil
      return nil
    }
    guard isEnvelope, header == nil, object["type"]?.text != nil,
      let length = object["length"]?.integer, (1...Int64(Limits.lineBytes)).contains(length)
    else { return nil }
    header = object
    original = line
    left = Int(length)
    return []
  }

  /// What to write for a line: nothing while a payload is gathered, then the header and all of it.
  mutating func pass(_ redacted: [UInt8], was count: Int) -> [UInt8] {
    isFirst = false
    guard header != nil else { return redacted }
    payload += redacted
    left -= count
    // The line feed after a payload is not counted in its length.
    return left <= 0 ? finish() : []
  }

  /// The header and what there is of its payload.
  mutating func finish() -> [UInt8] {
    guard var header else { return [] }
    let feed = left < 0 && payload.last == 0x0a ? 1 : 0
    header["length"] = .integer(Int64(payload.count - feed))
    let isSame = header["length"] == self.header?["length"]
    let head = isSame ? original : Array(JSONWriter.line(.object(header)).utf8) + [0x0a]
    defer {
      self.header = nil
      payload = []
    }
    return head + payload
  }
}
