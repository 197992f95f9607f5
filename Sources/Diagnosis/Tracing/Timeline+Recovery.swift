import Questions
import SyncEvents

extension Timeline {
  /// Whether a sync of the kind that was told of ended well after it, in the same launch.
  ///
  /// Where times are not known, the order of lines in one input tells what came later.
  func isOver(_ trace: Trace) -> Bool {
    guard let launch = facts.sessions[trace.session] else { return false }
    let types = [SyncType.setup, .import, .export].filter { type in
      guard let context = trace.context, context.hasPrefix("sync ") else { return true }
      return context == "sync \(type.name)"
    }
    return types.contains { type in
      launch.activities(type).contains { _, activity in
        guard let attempt = activity.last, attempt.succeeded == true else { return false }
        if let ended = attempt.ended, let last = trace.lastTime { return ended >= last }
        guard let reference = attempt.endedReference else { return false }
        return reference > trace.lastReference
      }
    }
  }
}
