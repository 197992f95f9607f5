package import SyncEvents

/// Everything that questions and rules need of any number of events: a roll-up, not the events.
///
/// A store keeps the same facts in tables, current with each transaction; files are folded into
/// them as they are read. So both answer alike, and what an answer costs grows with launches.
package struct Facts: Sendable {
  package var sessions: [SessionKey: SessionFacts] = [:]
  package var server: [ServerKey: ServerFacts] = [:]
  /// Where each span was first told.
  package var coverage: [CoverageSpan: EventReference] = [:]
  package var probes: [ProbeFacts] = []
  package var records: [RecordKey: RecordFacts] = [:]
  /// Attribute types by entity and field.
  package var fieldTypes: [String: [String: String]] = [:]
  /// By fingerprint.
  package var errors: [String: ErrorFacts] = [:]
  package var signals: [SignalKey: SignalFacts] = [:]
  /// Models and schemas, in order of arrival.
  package var documents: [DocumentFacts] = []
  /// Rare events, each once a launch.
  package var notes: [NoteKey: NotedEvent] = [:]

  package init() {}

  /// The line of an item that failed only with its batch.
  private static let collateral = "noise.batch-collateral"

  /// Takes in one event; the signals are identifiers of the known console lines that it is.
  package mutating func add(
    _ event: SyncEvent,
    _ reference: EventReference,
    signals identifiers: [String] = []
  ) {
    let key = event.sessionKey
    sessions[key, default: SessionFacts(key: key)].add(event, reference)
    for id in identifiers {
      let signal = SignalKey(id: id, session: key)
      signals[signal, default: SignalFacts(at: reference)].count += 1
      signals[signal]?.lastReference = reference
    }
    if let document = DocumentFacts(event, reference) { documents.append(document) }
    if event.isNoted {
      let note = NoteKey(session: key, digest: event.noteDigest)
      if notes[note] == nil { notes[note] = NotedEvent(event: event, reference: reference) }
    }
    switch event.payload {
    case .server(let row): add(row, of: event, reference)
    case .coverage(let coverage): add(coverage, of: event, reference)
    case .probe(let probe): add(probe, of: event, reference)
    case .fields(let presence): add(presence, of: event, reference)
    default: break
    }
    if let error = event.payload.error {
      // The text of a batch prints its bystanders beside the item that tells.
      let noise = identifiers.first {
        $0.hasPrefix("noise.") && ($0 != Self.collateral || error.code == 22)
      }
      add(error, of: event, noise ?? event.context, reference)
    }
  }

  private mutating func add(_ row: ServerRow, of event: SyncEvent, _ reference: EventReference) {
    guard !row.isConsoleRequest else { return }
    let key = event.serverKey(
      environment: row.environment,
      database: row.database,
      user: row.userID
    )
    server[key, default: ServerFacts()].add(row, at: event.time, reference)
  }

  private mutating func add(
    _ statement: ServerCoverage,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    guard let from = statement.from, let to = statement.to, from <= to else { return }
    let key = event.serverKey(
      environment: statement.environment,
      database: statement.database,
      user: statement.userID
    )
    let span = CoverageSpan(key: key, from: from, to: to, isInferred: statement.isInferred)
    coverage[span] = coverage[span] ?? reference
  }

  private mutating func add(
    _ probe: ServerProbe,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    guard let newest = probe.newest else { return }
    let key = event.serverKey(
      environment: probe.environment,
      database: probe.database,
      user: nil
    )
    probes.append(ProbeFacts(key: key, newest: newest, reference: reference))
  }

  private mutating func add(
    _ presence: FieldPresence,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    guard let entity = presence.entity, let record = presence.recordName else { return }
    if let types = presence.types {
      fieldTypes[entity, default: [:]].merge(types) { $1 }
    }
    let session = sessions[event.sessionKey]
    let scope = event.store.flatMap { session?.scope(ofStore: $0) }
    guard let role = event.role ?? scope?.role else { return }
    let key = RecordKey(entity: entity, record: record, role: role)
    let facts = RecordFacts(
      time: event.time,
      session: event.sessionKey,
      fields: presence.fields,
      reference: reference
    )
    if let known = records[key], !facts.isNewer(than: known) { return }
    records[key] = facts
  }

  /// Counts an error under what the event was about, or the noise that it is.
  private mutating func add(
    _ error: ErrorChain,
    of event: SyncEvent,
    _ context: String,
    _ reference: EventReference
  ) {
    let fingerprint = error.fingerprint
    let place = ErrorPlace(session: event.sessionKey, context: context)
    errors[
      fingerprint,
      default: ErrorFacts(
        fingerprint: fingerprint,
        signature: error.signature,
        example: error
      )
    ].places[place, default: ErrorOccurrences(at: reference)].add(at: event.time, reference)
  }
}

extension SyncEvent {
  /// The launch that the event belongs to.
  package var sessionKey: SessionKey {
    SessionKey(device: device, session: session, source: source?.name)
  }

  /// The event's kind and what it was about.
  package var context: String {
    switch payload {
    case .sync(let activity): "sync \(activity.type.name)"
    case .error(let error): error.context.map { "error \($0)" } ?? "error"
    case .operation(let call): call.operation.map { "operation \($0)" } ?? "operation"
    case .share(let share): share.phase.map { "share \($0)" } ?? "share"
    default: kind.name
    }
  }

  fileprivate func serverKey(
    environment: String?,
    database: String?,
    user: String?
  ) -> ServerKey {
    ServerKey(
      container: container,
      environment: environment ?? app?.environment,
      database: database,
      device: device,
      user: user
    )
  }
}
