import SyncEvents

/// What the lack of an export or import means: never-began only where there was something to do and
/// the launch was seen to live on for long enough.
struct SilentSync {
  let type: SyncType
  let session: SessionFacts
  let facts: Facts
  let users: PeerUsers

  /// Exports usually begin within about a minute of a save.
  private static let exportPatience: Double = 120
  /// Imports usually begin within ten minutes of a peer's change.
  private static let importPatience: Double = 600

  var verdict: (ActivityVerdict, String) {
    let label = type.name
    guard !readyStores.isEmpty else {
      return (.unknown, "no \(label), and no setup that ended well")
    }
    return type == .export ? silentExport : silentImport
  }

  private var silentExport: (ActivityVerdict, String) {
    let saves = savesAfterSetup
    guard saves > 0 else { return (.unknown, "no export, and no local save that would need one") }
    let what = "\(saves) local \(saves == 1 ? "save" : "saves")"
    if let due = firstSaveAfterSetup, !livedOn(Self.exportPatience, after: due) {
      return (
        .unknown, "no export after \(what), but the launch was not observed for long after it"
      )
    }
    return (.neverBegan, "no export after a good setup and \(what)")
  }

  private var silentImport: (ActivityVerdict, String) {
    let saves = peerSaves
    guard !saves.isEmpty else {
      return (.unknown, "no import, and nothing shows that there was something to import")
    }
    guard saves.contains(where: { livedOn(Self.importPatience, after: $0) }) else {
      return (
        .unknown,
        "no import of a peer's records, but the launch was not observed for ten minutes after them"
      )
    }
    return (.neverBegan, "no import after a good setup, though a peer's records were saved")
  }

  private func livedOn(_ seconds: Double, after time: Timestamp) -> Bool {
    guard let last = session.lastTime else { return false }
    return last.seconds(since: time) >= seconds
  }

  /// The stores whose setup ended well; nil for one that is not named.
  private var readyStores: [(store: String?, ended: Timestamp?)] {
    session.activities(.setup).flatMap { store, activity in
      activity.newest(ofStore: store).filter { $0.succeeded == true }.map { (store, $0.ended) }
    }
  }

  private func isReady(_ store: String) -> Bool {
    store.isEmpty || readyStores.contains { $0.store == nil || $0.store == store }
  }

  /// Local saves into the stores that had set up, as far as both are named.
  private var savesAfterSetup: Int { session.mirroredSaves(into: isReady) }

  /// When an export was due: at the first save that followed the setup, or at the setup for saves
  /// before it; nil where no time is known.
  private var firstSaveAfterSetup: Timestamp? {
    guard let ready = readyStores.compactMap(\.ended).min() else { return nil }
    let series = session.saves.filter { isReady($0.key) && session.isSaveMirrored($0.key) }
      .map(\.value.series)
    if let next = series.compactMap({ $0.first(from: ready) }).min() { return next }
    return series.contains { !$0.times.isEmpty } ? ready : nil
  }

  /// For each place in the server's log, when another device of the same user first saved records
  /// after this launch had set up.
  ///
  /// Another user's private records are none of this device's business, so where a user isn't known
  /// the device is no peer.
  private var peerSaves: [Timestamp] {
    guard let ready = readyStores.compactMap(\.ended).min(), let user = session.user(at: ready)
    else { return [] }
    return facts.server.compactMap { key, rows in
      guard key.container == session.container, let device = key.device,
        device != session.key.device, key.database == DatabaseScope.private.database,
        isSameEnvironment(key.environment),
        (key.user ?? users.user(of: device, at: ready)) == user
      else { return nil }
      return rows.recordSaves.first(from: ready)
    }
  }

  private func isSameEnvironment(_ environment: String?) -> Bool {
    guard let environment, let own = session.app?.environment else { return true }
    return environment.lowercased() == own.lowercased()
  }
}
