package import SyncEvents

extension Redactor {
  /// The event without its private parts; its time, identity and kind are the same.
  package mutating func event(_ event: SyncEvent) throws(EventError) -> SyncEvent {
    var body = object(event.body)
    if event.kind == .report, isWhole { body["redaction"] = "on" }
    return body == event.body ? event : try SyncEvent(body)
  }

  /// The chain without its private parts.
  package mutating func error(_ chain: ErrorChain) throws(EventError) -> ErrorChain {
    guard case .object(let before) = chain.json else { return chain }
    let after = object(before)
    return after == before ? chain : try ErrorChain(after)
  }

  /// A record's name as its pseudonym.
  package mutating func recordName(_ name: String) -> String {
    whole(name, as: .recordName)
  }

  /// A user's record id as its pseudonym.
  package mutating func userRecordID(_ id: String) -> String {
    whole(id, as: .userRecordID)
  }
}
