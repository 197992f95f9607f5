package import SyncEvents

/// One setup, import or export: its began and its ended, joined by the framework's event id.
package struct SyncAttempt: Sendable, Hashable {
  package var eventID: String?
  /// Whether a began was seen, be its time known or not.
  package var hasBegun = false
  package var hasEnded = false
  package var began: Timestamp?
  package var ended: Timestamp?
  /// Nil where it has not ended, or where the source doesn't tell how.
  package var succeeded: Bool?
  package var error: ErrorChain?
  package var beganReference: EventReference?
  package var endedReference: EventReference?

  package init(eventID: String? = nil) {
    self.eventID = eventID
  }

  /// Seconds from began to ended.
  package var seconds: Double? {
    guard let began, let ended else { return nil }
    return ended.seconds(since: began)
  }

  package var isComplete: Bool { hasBegun && hasEnded }

  /// Whether it ended in an error.
  package var hasFailed: Bool { hasEnded && (succeeded == false || error != nil) }

  /// Where the attempt stands in time.
  var time: Timestamp? { began ?? ended }

  /// Whether the activity is the end that the attempt still lacks.
  func isCompleted(by activity: SyncActivity, at time: Timestamp?) -> Bool {
    guard eventID == activity.eventID else { return false }
    guard activity.phase == .began else {
      guard !hasEnded, eventID == nil, let time, let began else { return !hasEnded }
      // Without an id an attempt that began later can't have ended here.
      return began <= time
    }
    guard !hasBegun, eventID == nil else { return !hasBegun }
    // Without an id only the times tell that a began came late; else it is one of its own.
    guard let time, let ended else { return false }
    return time <= ended
  }

  mutating func add(
    _ activity: SyncActivity,
    at time: Timestamp?,
    _ reference: EventReference
  ) {
    if activity.phase == .began {
      hasBegun = true
      began = time ?? activity.startDate
      beganReference = reference
    } else {
      hasEnded = true
      ended = time ?? activity.endDate
      if !hasBegun, let start = activity.startDate { began = start }
      succeeded = activity.succeeded ?? activity.error.map { _ in false }
      error = activity.error
      endedReference = reference
    }
  }
}
