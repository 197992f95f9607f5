import SyncEvents

/// Weighs what a launch tells of one type of sync; silence counts only where something would have
/// spoken.
struct ActivityJudge {
  let type: SyncType
  let session: SessionFacts
  let stores: [StoreActivity]
  let facts: Facts

  /// The verdict and why, in a few words.
  var verdict: (ActivityVerdict, String) {
    if let failed = stores.first(where: { $0.verdict == .failed }) {
      return (.failed, "\(label) of \(failed.store ?? "a store") ended in an error")
    }
    if let open = stores.first(where: { $0.verdict == .beganNotEnded }) {
      return (.beganNotEnded, "\(label) of \(open.store ?? "a store") began and has no end")
    }
    if let silence = type == .setup ? silentSetup : silentSync { return silence }
    if stores.isEmpty { return (.unknown, "no \(label), and none was expected") }
    if stores.contains(where: { $0.verdict == .unknown }) {
      return (.unknown, "it ended, but the source doesn't say how")
    }
    return (.succeeded, "every \(label) that began ended well")
  }

  private var label: String { type.name }

  /// What the lack of a setup means, if one lacks.
  private var silentSetup: (ActivityVerdict, String)? {
    let heard = stores.reduce(0) { $0 + ($1.store == nil ? $1.attempts : 1) }
    let expected = session.expectedSetups ?? 1
    guard heard < expected else { return nil }
    let what =
      heard == 0 ? "no setup event" : "setup events of \(heard) of \(expected) stores"
    guard session.isRecorded else {
      return (.unknown, "\(what), and nothing shows that the launch was recorded")
    }
    switch session.storesLoaded {
    case false: return (.neverBegan, "\(what), though the recorder was there before the stores")
    case true: return (.unknown, "\(what), but the stores had loaded before the recorder came")
    default: return (.unknown, "\(what), and nothing says that the recorder came before the stores")
    }
  }

  /// What the lack of an export or import means, if there is none.
  private var silentSync: (ActivityVerdict, String)? {
    guard stores.isEmpty else { return nil }
    guard hasGoodSetup else { return (.unknown, "no \(label), and no setup that ended well") }
    if type == .export {
      let saves = savesAfterSetup
      return saves > 0
        ? (
          .neverBegan,
          "no export after a good setup and \(saves) local \(saves == 1 ? "save" : "saves")"
        )
        : (.unknown, "no export, and no local save that would need one")
    }
    return hasPeerSave
      ? (.neverBegan, "no import after a good setup, though a peer's records were saved")
      : (.unknown, "no import, and nothing shows that there was something to import")
  }

  private var hasGoodSetup: Bool { !readyStores.isEmpty }

  /// The stores whose setup ended well; nil for one that is not named.
  private var readyStores: [String?] {
    session.activities(.setup).filter { $0.facts.last?.succeeded == true }.map(\.store)
  }

  /// Local saves into the stores that had set up, as far as both are named.
  private var savesAfterSetup: Int {
    let ready = readyStores
    return session.mirroredSaves { $0.isEmpty || ready.contains(nil) || ready.contains($0) }
  }

  /// Whether another device of the same user saved records after this launch had set up.
  ///
  /// Another user's private records are none of this device's business, so where a user isn't known
  /// the device is no peer.
  private var hasPeerSave: Bool {
    let setups = session.activities(.setup).compactMap { $0.facts.last?.ended }
    guard let ready = setups.min(), let user = session.user(at: ready) else { return false }
    return facts.server.contains { key, rows in
      key.container == session.container && key.device != nil
        && key.device != session.key.device && key.database == DatabaseScope.private.database
        && isSameEnvironment(key.environment)
        && (key.user ?? self.user(of: key.device, at: ready)) == user
        && rows.recordSaves.first(from: ready) != nil
    }
  }

  private func isSameEnvironment(_ environment: String?) -> Bool {
    guard let environment, let own = session.app?.environment else { return true }
    return environment.lowercased() == own.lowercased()
  }

  private func user(of device: String?, at time: Timestamp) -> String? {
    facts.sessions.values.lazy.filter { $0.key.device == device }
      .compactMap { $0.user(at: time) }.first
  }
}
