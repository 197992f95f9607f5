package import SyncEvents

/// What makes two noted events the same: the launch, and what they say apart from when.
package struct NoteKey: Sendable, Hashable {
  package var session: SessionKey
  /// A hash of what the event says.
  package var digest: UInt64

  package init(session: SessionKey, digest: UInt64) {
    self.session = session
    self.digest = digest
  }
}

/// An event that is kept whole, since each is rare and what it says can't be counted up: shares,
/// calls that failed, facts of a build and of its model, a tester's words.
package struct NotedEvent: Sendable, Hashable {
  package var event: SyncEvent
  /// Where it was first seen.
  package var reference: EventReference

  package init(event: SyncEvent, reference: EventReference) {
    self.event = event
    self.reference = reference
  }
}

extension SyncEvent {
  /// Whether the event is one of those that are kept whole.
  var isNoted: Bool {
    switch payload {
    case .share, .environment: true
    // The tester's own words.
    case .report: body["note"]?.text != nil
    case .operation(let call):
      call.error != nil || call.thrown == true || (call.failed ?? 0) > 0
        || (call.saved ?? .max) < (call.requested ?? 0)
    // A model whose text was kept is a document.
    case .model: body["text"] == nil
    default: false
    }
  }

  /// A hash of what the event says apart from when, so that a thing that repeats is noted once.
  var noteDigest: UInt64 {
    var hash = FNV1a()
    let passing: Set<String> = ["ts", "id", "seq", "uptime", "timeText", "source"]
    for member in body.members where !passing.contains(member.name) {
      hash.combine(member.name)
      hash.combine(JSONWriter.line(member.value))
    }
    return hash.value
  }
}
