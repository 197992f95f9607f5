/// One event of the report format: what happened, when, and on whose device.
///
/// The body is what came in, with inherited members added and `ts` in UTC; the other properties
/// are readings of it. So nothing of an event is lost, be its kind or members known or not.
///
/// A class that never changes: an event is handed on many times, and a reference is what that
/// costs.
package final class SyncEvent: Sendable {
  package let body: JSONObject
  package let kind: EventKind
  package let payload: EventPayload
  /// Nil where a text gave the order but not the time.
  package let time: Timestamp?
  package let id: String?
  package let session: String?
  package let sequence: Int64?
  package let device: String?
  package let app: App?
  package let os: String?
  package let model: String?
  package let role: String?
  package let container: String?
  package let store: String?
  package let source: EventSource?

  /// The event that a resolved body describes.
  ///
  /// - Throws: `EventError` that names the member at fault.
  package init(_ body: JSONObject) throws(EventError) {
    let members = MemberReader(body)
    self.body = body
    kind = EventKind(try members.requiredText("kind"))
    time = try members.time("ts")
    id = try members.text("id")
    session = try members.text("session")
    sequence = try members.integer("seq").map(Int64.init)
    device = try members.text("device")
    app = try members.object("app").map { object throws(EventError) in
      try App(MemberReader(object, path: "app."))
    }
    os = try members.text("os")
    model = try members.text("model")
    role = try members.text("role")
    container = try members.text("container")
    store = try members.text("store")
    source = try EventSource(members)
    payload = try EventPayload(kind: kind, members)
  }

  /// What makes the event the same however often it comes, strongest first; empty for none.
  package var identities: [EventIdentity] {
    var identities: [EventIdentity] = []
    if let id { identities.append(.id(id)) }
    if let session, let sequence {
      identities.append(.sequence(device: device, session: session, number: sequence))
    }
    if case .sync(let sync) = payload, sync.observed == .history, let eventID = sync.eventID,
      let phase = body["phase"]?.text
    {
      identities.append(.history(device: device, eventID: eventID, phase: phase))
    }
    return identities
  }

  /// A short name by which the event can be found in an export.
  package var label: String {
    id ?? "\(session ?? "?")#\(sequence.map(String.init) ?? "?")"
  }
}

extension SyncEvent: Hashable {
  package static func == (left: SyncEvent, right: SyncEvent) -> Bool {
    left === right || left.body == right.body
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(body)
  }
}
