package import SyncEvents

/// A console line that people take for a cause and that is none.
package struct NoiseSignal: Sendable, Hashable {
  /// The signal's stable name.
  package let id: String
  package let meaning: String
  /// Texts that must all stand in the line, as UTF-8.
  let marks: [[UInt8]]

  private init(id: String, meaning: String, marks: [String]) {
    self.id = id
    self.meaning = meaning
    self.marks = marks.map { Array($0.utf8) }
  }

  /// The four families of false alarms that the field notes name (note 000).
  package static let all: [NoiseSignal] = [
    NoiseSignal(
      id: "noise.bgst.code3",
      meaning: "the system's scheduler refused to update Core Data's own background task",
      marks: ["BGSystemTaskSchedulerErrorDomain Code=3"]
    ),
    NoiseSignal(
      id: "noise.bgst.update-failed",
      meaning: "first half of the scheduler's refusal; it bears the store's identifier",
      marks: ["updateTaskRequest failed for com.apple.coredata.cloudkit.activity."]
    ),
    NoiseSignal(
      id: "noise.bgst.already-running",
      meaning: "Core Data asked again for a task that is queued or runs already",
      marks: ["updateTaskRequest called for an already running/updated task"]
    ),
    NoiseSignal(
      id: "noise.ca-event",
      meaning: "the system could not deliver its own launch statistics",
      marks: ["Failed to send CA Event for app launch measurements"]
    ),
    NoiseSignal(
      id: "noise.persona",
      meaning: "a system service for user accounts refused the app under the debugger",
      marks: ["personaAttributesForPersonaType"]
    ),
    NoiseSignal(
      id: "noise.ls.store-nil",
      meaning: "the system's application database is closed to the app's sandbox",
      marks: ["LaunchServices: store", "was nil"]
    ),
    NoiseSignal(
      id: "noise.ls.map-db",
      meaning: "the same refusal, second line",
      marks: ["Attempt to map database failed: permission was denied"]
    ),
  ]

  /// The signals that a console line is.
  package static func signals(in message: String) -> [NoiseSignal] {
    all.filter { signal in signal.marks.allSatisfy { ByteSearch.contains($0, in: message) } }
  }

  /// The signal of that name.
  package static func named(_ id: String) -> NoiseSignal? {
    all.first { $0.id == id }
  }

  /// The noise that an error is, wherever it is met.
  package static func noise(of error: ErrorChain) -> NoiseSignal? {
    error.matches("BGSystemTaskSchedulerErrorDomain", 3) ? named("noise.bgst.code3") : nil
  }
}
