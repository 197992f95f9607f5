package import SyncEvents

/// Which events a question is about; a nil member lets everything through.
package struct EventFilter: Sendable, Hashable {
  /// The first moment that counts.
  package var since: Timestamp?
  /// The last moment that counts.
  package var until: Timestamp?
  package var device: String?
  package var session: String?
  package var appVersion: String?
  package var build: String?
  package var environment: String?
  package var role: String?
  package var container: String?
  /// Empty for all kinds.
  package var kinds: Set<EventKind> = []

  package init() {}

  package static let everything = EventFilter()

  /// Whether only some of the time is asked for.
  package var isBoundInTime: Bool { since != nil || until != nil }

  /// Whether the moment lies in the span; an unknown moment does unless a span is asked for.
  package func includes(_ time: Timestamp?) -> Bool {
    guard let time else { return !isBoundInTime }
    return time >= since ?? time && time <= until ?? time
  }

  package func includes(_ event: SyncEvent) -> Bool {
    includes(event.time) && (kinds.isEmpty || kinds.contains(event.kind))
      && matches(device, event.device) && matches(session, event.session)
      && matches(container, event.container) && matches(role, event.role)
      && includes(app: event.app)
  }

  /// Whether the launch is asked for; events of other kinds and times are not looked at.
  package func includes(_ facts: SessionFacts) -> Bool {
    matches(device, facts.key.device) && matches(session, facts.key.session)
      && matches(container, facts.container) && matches(role, facts.role)
      && includes(app: facts.app) && overlaps(facts.firstTime, facts.lastTime)
  }

  private func includes(app: App?) -> Bool {
    matches(appVersion, app?.version) && matches(build, app?.build)
      && matches(environment, app?.environment)
  }

  private func overlaps(_ first: Timestamp?, _ last: Timestamp?) -> Bool {
    guard let first, let last else { return !isBoundInTime }
    return last >= since ?? last && first <= until ?? first
  }

  private func matches(_ wanted: String?, _ found: String?) -> Bool {
    wanted == nil || wanted == found
  }
}
