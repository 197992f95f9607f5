package import Findings
package import Questions
package import SyncEvents

/// The whole picture of what was recorded, for people; renderers turn it into text or pages.
package struct Report: Sendable {
  /// What was asked for, for example `all devices` or `device silent-phone`.
  package var subject: String
  /// When the report was made.
  package var made: Timestamp
  package var diagnosis: DiagnosisResult
  package var setup: ActivityAnswer
  package var imports: ActivityAnswer
  package var exports: ActivityAnswer
  package var recordSaves: RecordSavesAnswer
  package var asymmetry: AsymmetryAnswer
  /// The most frequent first.
  package var errors: [ErrorFacts]
  /// One for each device, those with findings first; perhaps not all of them.
  package var timelines: [DeviceTimeline]
  /// How many devices there are, drawn or not.
  package var deviceCount: Int
  package var eventCount: Int
  /// What an error means, where it is known: name of the code, in a few words.
  package var explain: @Sendable (ErrorChain) -> String?

  package init(
    subject: String, made: Timestamp, diagnosis: DiagnosisResult, facts: Facts,
    filter: EventFilter, timelines: [DeviceTimeline], deviceCount: Int, eventCount: Int,
    explain: @escaping @Sendable (ErrorChain) -> String? = { _ in nil }
  ) {
    self.subject = subject
    self.made = made
    self.diagnosis = diagnosis
    setup = ActivityAnswer(.setup, facts: facts, filter: filter)
    imports = ActivityAnswer(.import, facts: facts, filter: filter)
    exports = ActivityAnswer(.export, facts: facts, filter: filter)
    recordSaves = RecordSavesAnswer(facts: facts, filter: filter)
    asymmetry = AsymmetryAnswer(facts: facts, filter: filter)
    errors = facts.errors.values.sorted {
      ($0.count, $1.fingerprint) > ($1.count, $0.fingerprint)
    }
    self.timelines = timelines
    self.deviceCount = deviceCount
    self.eventCount = eventCount
    self.explain = explain
  }
}
