package import SyncEvents

/// What one launch of the app told: the roll-up on which questions and rules stand.
package struct SessionFacts: Sendable, Hashable {
  package var key: SessionKey
  package var app: App?
  package var os: String?
  package var model: String?
  package var role: String?
  package var container: String?
  package var firstTime: Timestamp?
  package var lastTime: Timestamp?
  package var events = 0
  /// Whether there is evidence that the launch was recorded, so that silence can mean something.
  package var isRecorded = false
  /// Whether anything but a report's opening and the server's rows tells of it.
  package var isLaunch = false
  package var expectedStores: Int?
  /// Whether stores were loaded before the recorder attached.
  package var storesLoaded: Bool?
  package var debugger: Bool?
  package var sessionReference: EventReference?
  package var stores: [StoreFacts] = []
  package var activities: [ActivityKey: ActivityFacts] = [:]
  /// Back-filled from the framework's own history: it tells only that something ever happened.
  package var history: [ActivityKey: ActivityFacts] = [:]
  /// What the mirroring's own log lines tell of its requests.
  package var requests: [ActivityKey: ActivityFacts] = [:]
  /// By store; the empty name for saves that name none.
  package var saves: [String: SaveFacts] = [:]
  /// Changes of status or user, in the order in which they were read.
  package var accounts: [AccountFacts] = []
  package var failedSaves = 0

  package init(key: SessionKey) {
    self.key = key
  }

  package mutating func add(_ event: SyncEvent, _ reference: EventReference) {
    events += 1
    // An app object of other members tells no build.
    app = app ?? event.app.flatMap { $0 == App() ? nil : $0 }
    os = os ?? event.os
    model = model ?? event.model
    role = role ?? event.role
    container = container ?? event.container
    if let time = event.time {
      firstTime = min(firstTime ?? time, time)
      lastTime = max(lastTime ?? time, time)
    }
    switch event.payload {
    case .report, .server, .coverage, .schema: return
    // A model file that somebody gave belongs to no launch.
    case .model where event.session == nil: return
    case .session(let change): add(change, reference)
    case .store(let description): add(description, of: event, reference)
    case .sync(let activity): add(activity, of: event, reference)
    case .account(let reading): add(reading, of: event, reference)
    case .save(let save): add(save, of: event, reference)
    case .beat: isRecorded = true
    default: break
    }
    if !(event.isHistory) { isLaunch = true }
  }

  private mutating func add(_ change: SessionChange, _ reference: EventReference) {
    isRecorded = true
    expectedStores = change.expectedStores ?? expectedStores
    storesLoaded = change.storesLoaded ?? storesLoaded
    debugger = change.debugger ?? debugger
    sessionReference = sessionReference ?? reference
  }

  private mutating func add(
    _ description: StoreDescription,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    isRecorded = true
    let facts = StoreFacts(name: event.store, description: description, reference: reference)
    if let index = stores.firstIndex(where: { $0.name == event.store && event.store != nil }) {
      stores[index] = facts
    } else {
      stores.append(facts)
    }
  }

  private mutating func add(
    _ activity: SyncActivity,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    guard activity.phase == .began || activity.phase == .ended else { return }
    // A began may come before the line that tells its store's name: the name is looked up later.
    let key = ActivityKey(type: activity.type, store: event.store ?? activity.storeIdentifier)
    if activity.observed == .live { isRecorded = true }
    let place: WritableKeyPath<SessionFacts, [ActivityKey: ActivityFacts]> =
      switch activity.observed {
      case .history: \.history
      case .log: \.requests
      case .live: \.activities
      }
    self[keyPath: place][key, default: ActivityFacts()].add(
      activity,
      at: event.time,
      reference,
      isUnnamed: key.store == nil
    )
  }

  private mutating func add(
    _ reading: AccountReading,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    isRecorded = true
    let neighbour = accountBefore(event.time)
    if let neighbour, neighbour.reading.status == reading.status,
      neighbour.reading.userRecordID == reading.userRecordID, reading.error == nil
    {
      return
    }
    accounts.append(AccountFacts(time: event.time, reading: reading, reference: reference))
  }

  private mutating func add(
    _ save: LocalSave,
    of event: SyncEvent,
    _ reference: EventReference
  ) {
    isRecorded = true
    guard save.error == nil else { return failedSaves += 1 }
    saves[event.store ?? "", default: SaveFacts()].add(at: event.time, reference)
  }
}

extension SyncEvent {
  /// Whether it was back-filled from the framework's record of earlier launches.
  fileprivate var isHistory: Bool {
    if case .sync(let activity) = payload { activity.observed == .history } else { false }
  }
}

extension SessionFacts {
  /// The stores that CloudKit should mirror.
  package var mirroredStores: [StoreFacts] { stores.filter(\.isMirrored) }

  /// How many stores should set up; nil where nothing tells.
  package var expectedSetups: Int? {
    expectedStores ?? (mirroredStores.isEmpty ? nil : mirroredStores.count)
  }

  /// The activities of one type by store; stores in the order of their names, unnamed ones first.
  ///
  /// Where no listener told of the type, the mirroring's own log lines do.
  package func activities(_ type: SyncType) -> [(store: String?, facts: ActivityFacts)] {
    let heard = activities.filter { $0.key.type == type }
    let told = (heard.isEmpty ? requests.filter { $0.key.type == type } : heard)
      .sorted { $0.key.store ?? "" < $1.key.store ?? "" }
    let named = Dictionary(told.map { ($0.key.store.map(storeName), $0.value) }) { $0.merged($1) }
    return named.map { (store: $0.key, facts: $0.value) }
      .sorted { $0.store ?? "" < $1.store ?? "" }
  }

  /// The name of the store whose description bears the identifier; else what was given.
  private func storeName(_ nameOrIdentifier: String) -> String {
    stores.first { $0.description.storeIdentifier == nameOrIdentifier }?.name ?? nameOrIdentifier
  }

  /// The scope of a store, as its description or its name tells.
  package func scope(ofStore name: String) -> DatabaseScope {
    stores.first { $0.name == name }?.scope ?? DatabaseScope(name)
  }

  /// What a store's saves count against: its scope, nil for all; a store that is not mirrored
  /// counts against none.
  package func target(ofStore name: String) -> SaveTarget {
    if name.isEmpty { return .everyDatabase }
    if let store = stores.first(where: { $0.name == name }) {
      guard !store.isMirroringUnknown else { return .unknown }
      guard store.isMirrored else { return .none }
      return store.cloudScope.map { .database($0.database) } ?? .everyDatabase
    }
    let scope = DatabaseScope(name)
    if case .other = scope { return .unknown }
    return .database(scope.database)
  }

  /// How many local saves surely went into stores that CloudKit should mirror.
  package var mirroredSaves: Int { mirroredSaves { _ in true } }

  /// Whether saves into a store surely go to CloudKit; the empty name for saves that name none.
  func isSaveMirrored(_ store: String) -> Bool {
    switch target(ofStore: store) {
    case .none, .unknown: false
    case .database, .everyDatabase: true
    }
  }

  /// Whether nothing is told but the launch itself, its stores and its account.
  var isOpening: Bool {
    let told = (sessionReference == nil ? 0 : 1) + stores.count + accounts.count
    return saves.isEmpty && activities.isEmpty && requests.isEmpty && told > 0
  }

  /// How many of them went into those stores; the empty name stands for saves that name none.
  func mirroredSaves(into isMeant: (String) -> Bool) -> Int {
    saves.reduce(0) { sum, entry in
      isSaveMirrored(entry.key) && isMeant(entry.key) ? sum + entry.value.series.count : sum
    }
  }
}

/// Which database's log would show a save.
package enum SaveTarget: Sendable, Hashable {
  case database(String)
  /// The save names no store: it counts against each.
  case everyDatabase
  /// The store is local only.
  case none
  /// Nothing tells whether the store is mirrored.
  case unknown
}
