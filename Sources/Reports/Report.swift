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
  /// Builds in which an error came up, by its fingerprint: `1.4.0 (57)`.
  package var versions: [String: [String]]
  /// What each step came to on each device, those in the worst state first.
  package var devices: [DeviceRow] = []
  /// One for each device, those with findings first; perhaps not all of them.
  package var timelines: [DeviceTimeline]
  /// How many devices there are, drawn or not.
  package var deviceCount: Int
  package var eventCount: Int
  /// What an error means, where it is known: name of the code, in a few words.
  package var explain: @Sendable (ErrorChain) -> String?

  package init(
    subject: String,
    made: Timestamp,
    diagnosis: DiagnosisResult,
    facts: Facts,
    filter: EventFilter,
    timelines: [DeviceTimeline],
    deviceCount: Int,
    eventCount: Int,
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
    versions = facts.errors.mapValues { error in
      Set(error.places.keys.compactMap { facts.sessions[$0.session]?.app?.versionText }).sorted()
    }
    self.timelines = timelines.map { timeline in
      var timeline = timeline
      timeline.add(unnamedServerOf: facts)
      return timeline
    }
    self.deviceCount = deviceCount
    self.eventCount = eventCount
    self.explain = explain
    devices = DeviceRow.rows(of: self, facts: facts, filter: filter)
  }
}

extension App {
  /// Version and build: `1.4.0 (57)`.
  var versionText: String? {
    guard let version else { return build.map { "build \($0)" } }
    return build.map { "\(version) (\($0))" } ?? version
  }
}
