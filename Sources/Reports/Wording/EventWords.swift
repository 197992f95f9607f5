import SyncEvents

/// What an event tells beyond the members that all events have.
struct EventWords {
  var text: String
  var tone: Tone = .plain

  init(_ event: SyncEvent) {
    text = ""
    var parts = Self.parts(of: event, tone: &tone)
    if let error = event.payload.error {
      parts.append(error.signature)
      if let message = error.tellingLink.message { parts.append("– \(message)") }
      tone = .bad
    }
    text = parts.isEmpty ? Self.members(of: event) : parts.joined(separator: " ")
  }

  private static func parts(of event: SyncEvent, tone: inout Tone) -> [String] {
    switch event.payload {
    case .sync(let activity): sync(activity, event.store, &tone)
    case .save(let save): self.save(save, event.store)
    case .account(let reading): account(reading, &tone)
    case .server(let row): server(row)
    case .coverage(let statement): coverage(statement)
    case .session(let change): session(change)
    case .store(let description): store(description, event.store)
    case .operation(let call): operation(call)
    case .error(let error): error.context.map { ["\($0):"] } ?? []
    case .log(let line): line.message.map { [$0] } ?? []
    case .share(let share): self.share(share)
    case .probe(let probe): self.probe(probe)
    case .fields(let presence): fields(presence)
    case .beat(let beat):
      [beat.foreground.map { $0 ? "in the foreground" : "in the background" } ?? "alive"]
    case .report(let opening): opening.note.map { [$0] } ?? report(event)
    default: []
    }
  }

  private static func sync(
    _ activity: SyncActivity,
    _ store: String?,
    _ tone: inout Tone
  ) -> [String] {
    var parts = [activity.type.name]
    switch activity.phase {
    case .began: parts.append("began")
    case .ended: parts.append("ended")
    case .other(let name): parts.append(name)
    }
    if let store = store ?? activity.storeIdentifier { parts.append(store) }
    if activity.succeeded == false || activity.error != nil {
      parts.append("FAILED")
      tone = .bad
    } else if activity.phase == .ended, activity.succeeded == true {
      parts.append("ok")
    }
    if activity.observed == .history { parts.append("(history)") }
    return parts
  }

  private static func save(_ save: LocalSave, _ store: String?) -> [String] {
    var parts: [String] = []
    for (verb, counts) in [
      ("inserted", save.inserted), ("updated", save.updated), ("deleted", save.deleted),
    ] {
      guard let counts, !counts.isEmpty else { continue }
      let entities = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      parts.append("\(verb) \(entities.joined(separator: ", "))")
    }
    if let entity = save.entity {
      let count = save.count.map { "\($0) " } ?? ""
      parts.append("\(save.operation ?? "save") \(count)\(entity)")
    }
    if let store { parts.append("into \(store)") }
    if save.error != nil { parts.append("FAILED") }
    return parts
  }

  private static func account(_ reading: AccountReading, _ tone: inout Tone) -> [String] {
    if let status = reading.status, status != .available { tone = .warning }
    return [reading.status?.name, reading.userRecordID.map { "user \($0)" }].compactMap(\.self)
  }

  private static func server(_ row: ServerRow) -> [String] {
    [
      row.operation, row.database, row.recordType, row.recordCount.map { "× \($0)" }, row.status,
      row.platform.map { "(\($0))" },
    ].compactMap(\.self)
  }

  private static func coverage(_ statement: ServerCoverage) -> [String] {
    let span = statement.from.flatMap { from in statement.to.map { spanText(from, $0) } }
    return [statement.database, statement.environment, span.map { "read \($0)" }]
      .compactMap(\.self)
  }

  private static func session(_ change: SessionChange) -> [String] {
    let loaded = change.storesLoaded.map {
      $0 ? "stores loaded before the recorder" : "recorder before stores"
    }
    return [
      change.phase, change.expectedStores.map { "\(plural($0, "store")) expected" }, loaded,
      change.debugger == true ? "debugger" : nil,
    ].compactMap(\.self)
  }

  private static func store(_ description: StoreDescription, _ name: String?) -> [String] {
    let configuration =
      description.tellsConfiguration
      ? description.configuration.map { "configuration \($0)" } ?? "no configuration" : nil
    return [
      name, description.scope.map { "scope \($0.name)" }, configuration,
      description.cloudKitOptions == false ? "no CloudKit options" : nil,
      description.historyTracking == false ? "history tracking off" : nil,
      description.loaded.map { $0 ? "loaded" : "NOT LOADED" },
    ].compactMap(\.self)
  }

  private static func operation(_ call: CloudOperation) -> [String] {
    [
      call.operation, call.requested.map { "requested \($0)" }, call.saved.map { "saved \($0)" },
      call.failed.map { "failed \($0)" }, call.thrown == true ? "threw" : nil,
    ].compactMap(\.self)
  }

  private static func share(_ share: ShareChange) -> [String] {
    [
      share.phase, share.hasURL.map { $0 ? "with a URL" : "without a URL" },
      share.hasChangeTag.map { $0 ? "with a change tag" : "without a change tag" }, share.zone,
    ].compactMap(\.self)
  }

  private static func probe(_ probe: ServerProbe) -> [String] {
    [
      probe.database, probe.zone, probe.exists.map { $0 ? "exists" : "does not exist" },
      probe.records.map { plural($0, "record") }, probe.newest.map { "newest \($0)" },
    ].compactMap(\.self)
  }

  private static func fields(_ presence: FieldPresence) -> [String] {
    let states = counted(Array(presence.fields.values)).map { "\($0.count) \($0.text)" }
    return [presence.entity, presence.recordName, states.joined(separator: ", ")]
      .compactMap(\.self)
  }

  private static func report(_ event: SyncEvent) -> [String] {
    [event.app?.bundle, event.app?.versionText, event.app?.environment, event.os, event.model]
      .compactMap(\.self)
  }

  /// Members that stand in columns of their own, or that all events have.
  private static let common: Set<String> = [
    "v", "kind", "ts", "id", "session", "seq", "device", "app", "os", "model", "role",
    "container", "store", "source", "uptimeNs", "error",
  ]

  /// The members of a kind that is not known, as compact JSON.
  private static func members(of event: SyncEvent) -> String {
    event.body.members.filter { !common.contains($0.name) }
      .map { "\($0.name)=\($0.value.text ?? JSONWriter.line($0.value))" }
      .joined(separator: " ")
  }
}
