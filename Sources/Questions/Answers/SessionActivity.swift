package import SyncEvents

/// What became of one type of sync in one launch.
package struct SessionActivity: Sendable {
  package var device: String?
  package var session: String?
  package var source: String?
  package var app: App?
  package var role: String?
  package var firstTime: Timestamp?
  package var expectedStores: Int?
  package var verdict: ActivityVerdict
  /// Why the verdict is not better, in a few words.
  package var because: String
  package var stores: [StoreActivity]

  init(_ type: SyncType, of session: SessionFacts, among facts: Facts, _ users: PeerUsers) {
    device = session.key.device
    self.session = session.key.session
    source = session.key.source
    app = session.app
    role = session.role
    firstTime = session.firstTime
    expectedStores = session.expectedSetups
    let synced = type == .setup ? Self.syncedStores(of: session) : []
    stores = session.activities(type).flatMap { store, activity in
      let isProven =
        synced.contains(store) || synced.contains(nil) || store == nil && !synced.isEmpty
      return StoreActivity.rows(of: store, activity, isProvenByLaterSync: isProven)
    }
    let judge = ActivityJudge(
      type: type,
      session: session,
      stores: stores,
      facts: facts,
      users: users
    )
    (verdict, because) = judge.verdict
    if type == .setup { appendSilentStores(of: session) }
  }

  /// The stores that imported or exported, nil for one that is not named: a store that syncs has
  /// set up.
  private static func syncedStores(of session: SessionFacts) -> Set<String?> {
    Set((session.activities(.import) + session.activities(.export)).map(\.store))
  }

  /// Stores that should have set up and of which nothing was heard.
  private mutating func appendSilentStores(of session: SessionFacts) {
    for store in session.mirroredStores where store.name != nil {
      if !stores.contains(where: { $0.store == store.name }) {
        stores.append(StoreActivity(silent: store.name, verdict: silentVerdict(session)))
      }
    }
  }

  private func silentVerdict(_ session: SessionFacts) -> ActivityVerdict {
    // An unnamed setup may have been this store's, as may one under an identifier that no store
    // line bears.
    let names = Set(session.stores.map(\.name))
    let isUnclear = stores.contains {
      $0.attempts > 0 && ($0.store == nil || !names.contains($0.store))
    }
    // Where the launch itself can't be judged, neither can a store of it.
    let isKnown = session.storesLoaded == false && verdict != .unknown
    return isUnclear || !isKnown ? .unknown : .neverBegan
  }

  var json: JSONValue {
    var object: JSONObject = [
      "device": .optional(device), "session": .optional(session),
    ]
    object.append("source", text: source)
    object.append("app", app?.json)
    object.append("role", text: role)
    object.append("expectedStores", integer: expectedStores)
    object.append("verdict", text: verdict.rawValue)
    object.append("because", text: because)
    object.append("stores", .array(stores.map(\.json)))
    return .object(object)
  }
}
