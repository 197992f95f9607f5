import Questions
import SyncEvents

/// Tells whether sync was seen to work.
enum SyncHealth {
  /// Whether data moved, and the newest attempt of each kind in each store ended well.
  static func isShown(by timeline: Timeline) -> Bool {
    let activities = timeline.launches.flatMap { launch in
      launch.activities.map { (type: $0.key.type, facts: $0.value) }
    }
    let moved = activities.contains { activity in
      activity.type != .setup && activity.facts.last?.hasEnded == true
        && activity.facts.last?.hasFailed == false
    }
    return moved && activities.allSatisfy { $0.facts.last?.hasFailed != true }
  }
}
