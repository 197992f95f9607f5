import Findings
import Questions
import SyncEvents

/// Launches in which setup surely never began, and what the rest of their evidence says.
struct SilentLaunch {
  var facts: SessionFacts

  /// The silent launches; a launch that was observed for less than half a minute is none, since
  /// setups took up to three seconds where they were measured (rules.md, section 0).
  static func all(in timeline: Timeline) -> [SilentLaunch] {
    timeline.launches.filter { launch in
      var facts = Facts()
      facts.sessions[launch.key] = launch
      let answer = ActivityAnswer(.setup, facts: facts)
      guard answer.verdict == .neverBegan, launch.activities(.setup).isEmpty else { return false }
      guard let first = launch.firstTime, let last = launch.lastTime else { return true }
      return last.seconds(since: first) >= 30
    }.map(SilentLaunch.init)
  }

  /// The account's last status, where it is one that is known.
  private var accountStatus: AccountStatus? {
    facts.lastStatus?.reading.status
  }

  /// What explains the silence before any rule of elimination may; nil where nothing does.
  var knownCause: String? {
    let mirrored = facts.stores.filter(\.isMirrored)
    if let status = accountStatus, status.isUnusable { return "accountStatus is \(status.name)" }
    if let store = facts.stores.first(where: { $0.description.loaded == false }) {
      return "\(store.name ?? "a store") did not load"
    }
    if mirrored.contains(where: { $0.description.historyTracking == false }) {
      return "history tracking is off"
    }
    if mirrored.isEmpty, !facts.stores.isEmpty { return "no store has CloudKit options" }
    return nil
  }

  /// Lines by which the mirror seems to have registered a store after all.
  func activityLines(_ timeline: Timeline) -> (count: Int, reference: EventReference)? {
    let key = SignalKey(id: "noise.bgst.update-failed", session: facts.key)
    return timeline.facts.signals[key].map { ($0.count, $0.firstReference) }
  }

  /// What was seen of the launch, for any verdict on its silence.
  func evidence(_ timeline: Timeline) -> [Evidence] {
    var evidence = [
      timeline.evidence(
        "\(facts.label): the recorder was there before the stores, and no setup event came",
        at: facts.firstTime,
        facts.sessionReference
      )
    ]
    if facts.mirroredSaves > 0 {
      evidence.append(
        timeline.evidence(
          "\(facts.mirroredSaves) local saves went well, so the store itself works",
          facts.savesToMirror.compactMap(\.firstReference).min()
        )
      )
    }
    if let account = facts.accounts.last(where: { $0.reading.status == .available }) {
      evidence.append(
        timeline.evidence("accountStatus is available", at: account.time, account.reference)
      )
    }
    let zero = timeline.recordSaves().windows
      .filter { $0.verdict == .zero && $0.device == facts.key.device }
    if let window = zero.first {
      evidence.append(
        Evidence("zero RecordSave from \(window.from) to \(window.to), a span that was read whole")
      )
    }
    return evidence
  }

  /// What speaks against a mirror that never started.
  func against(_ timeline: Timeline) -> [Evidence] {
    guard let lines = activityLines(timeline) else { return [] }
    return [
      timeline.evidence(
        "\(lines.count) scheduler lines name an export activity, so the mirror may have registered "
          + "a store",
        lines.reference
      )
    ]
  }
}
