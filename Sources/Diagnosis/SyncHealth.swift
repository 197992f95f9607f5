import Questions
import SyncEvents

/// Tells whether sync was seen to work.
enum SyncHealth {
  /// Whether data moved, the newest attempt of each kind in each store ended well, and no device's
  /// newest launch has a setup that failed, hangs or never came.
  static func isShown(by timeline: Timeline) -> Bool {
    let launches = timeline.launches
    let attempts = launches.flatMap { launch in
      Set(launch.activities.keys.map(\.type)).flatMap { type in
        launch.activities(type).flatMap { store, activity in
          activity.newest(ofStore: store).map { (type: type, attempt: $0) }
        }
      }
    }
    let moved = attempts.contains { type, attempt in
      type != .setup && attempt.hasEnded && !attempt.hasFailed
    }
    guard moved, attempts.allSatisfy({ !$0.attempt.hasFailed }) else { return false }
    return newest(launches).allSatisfy { hasNoBadSetup($0, timeline) }
  }

  private static func newest(_ launches: [SessionFacts]) -> some Collection<SessionFacts> {
    // They are in order of device and time.
    Dictionary(launches.map { ($0.label, $0) }) { $1 }.values
  }

  private static func hasNoBadSetup(_ launch: SessionFacts, _ timeline: Timeline) -> Bool {
    var facts = Facts()
    facts.sessions[launch.key] = launch
    switch ActivityAnswer(.setup, facts: facts).verdict {
    case .failed, .beganNotEnded, .neverBegan: return false
    case .unknown, .succeeded: return true
    }
  }
}
