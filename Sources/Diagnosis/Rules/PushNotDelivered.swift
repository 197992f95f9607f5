import Findings
import Questions
import SyncEvents

/// R44: changes of other devices arrive late, since CloudKit's pushes don't reach the app.
///
/// The background mode is named from CloudKit's or UIKit's own line, or from an Info.plist that was
/// told (0.85); missing entitlements from their lines (0.8). A push that the device got and an app
/// that shows other mirroring lines, but no import after it, is likely (0.6). From events alone
/// (0.45) it takes a peer of the same user whose saves were exported, and ten minutes of a launch
/// that set up and imported nothing.
struct PushNotDelivered: Rule {
  static let identifiers = ["missing-remote-notification-background-mode", "push-not-delivered"]
  static let stage = Stage.server

  /// Seconds in which an import comes after a peer's change (rules.md, section 0).
  private static let wait = 600.0
  private static let mode = "remote-notification"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    RuleOutcome(findings: [backgroundMode(timeline), delivery(timeline)].compactMap(\.self))
  }

  private func backgroundMode(_ timeline: Timeline) -> Finding? {
    var collection = EvidenceCollection()
    collection.addLines(["setup.push.background-mode"], in: timeline)
    for note in timeline.environments where isMobile(note.event) {
      guard InfoPlist(note.event)?.lacks(Self.mode, in: "UIBackgroundModes") == true else {
        continue
      }
      collection.add(
        timeline.evidence("UIBackgroundModes of the build lacks \(Self.mode)", note.reference),
        device: note.event.device
      )
    }
    guard !collection.isEmpty else { return nil }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The remote-notification background mode is missing",
      severity: .warning,
      confidence: 0.85,
      summary: "The build does not declare the background mode with which CloudKit's silent pushes "
        + "are delivered: changes made elsewhere come in at the next launch only."
    )
    finding.fix = [
      "In Signing & Capabilities add Background Modes and tick Remote notifications, or add "
        + "remote-notification to UIBackgroundModes.",
      "Install that build anew; the mode is read from the installed Info.plist.",
    ]
    finding.verify = ["An import begins within minutes of a save on another device."]
    finding.notWorthTrying = [
      "Following 134417 beside it: that is a request of which one like it was waiting already."
    ]
    finding.captureNext = ["`plutil -p Meow.app/Info.plist`, for UIBackgroundModes."]
    finding.lookAlikes = [Self.identifiers[1], "system-throttled"]
    return finding
  }

  /// A Mac has no such mode.
  private func isMobile(_ event: SyncEvent) -> Bool {
    event.os.map { !$0.lowercased().hasPrefix("mac") } ?? true
  }

  private func delivery(_ timeline: Timeline) -> Finding? {
    var collection = EvidenceCollection()
    collection.addLines(["setup.push.not-entitled", "setup.push.aps-env"], in: timeline)
    collection.add(
      timeline.errors { link, _ in
        link.domain == "NSCocoaErrorDomain" && link.code == 3_000
          && link.says("aps-environment")
      },
      in: timeline
    )
    var confidence = collection.isEmpty ? 0.0 : 0.8
    let isEntitlement = !collection.isEmpty
    for (key, line) in timeline.lines(["push.apsd"]) where isSilentAfterPush(key.session, timeline)
    {
      confidence = max(confidence, 0.6)
      collection.add(
        timeline.evidence(
          "the device got a push for the container, and the app's log shows neither the push nor an "
            + "import",
          line.firstReference
        ),
        device: key.session.device
      )
    }
    for (launch, peer) in stale(timeline) {
      confidence = max(confidence, 0.45)
      collection.add(
        timeline.evidence(
          "\(launch.label): no import began in ten minutes after \(peer.label) exported its saves",
          at: peer.time,
          peer.reference
        ),
        device: launch.key.device
      )
    }
    guard !collection.isEmpty else { return nil }
    var finding = collection.finding(
      id: Self.identifiers[1],
      title: "CloudKit's pushes do not reach the app",
      severity: .warning,
      confidence: confidence,
      summary: isEntitlement
        ? "The build lacks the entitlement for pushes, so nothing tells the app of changes made "
          + "elsewhere; it imports at launch only."
        : "Changes made elsewhere are on the server, and the app was not told of them while it ran."
    )
    finding.fix = [
      "Give the target the Push Notifications capability; look at aps-environment in the "
        + "entitlements of the installed binary.",
      "See that UIBackgroundModes holds remote-notification.",
      "On the device, switch notifications and Background App Refresh on for the app, and Low "
        + "Power Mode off, for one try.",
    ]
    finding.verify = ["An import with the label Push begins within minutes of a peer's save."]
    finding.notWorthTrying = ["Trying on an old simulator: it receives no pushes."]
    finding.captureNext = [
      "`codesign -d --entitlements - Meow.app` of the installed app.",
      "`log stream --predicate 'process == \"apsd\" OR subsystem == \"com.apple.coredata\"'` while "
        + "another device saves: did the device get the push, did the app?",
      "The console's SubscriptionSave rows since the first launch: none means no subscription.",
    ]
    finding.lookAlikes = [Self.identifiers[0], "import-fails-export-fine", "system-throttled"]
    return finding
  }

  /// Whether the same log has lines of the app's mirroring and none that answers a push.
  private func isSilentAfterPush(_ key: SessionKey, _ timeline: Timeline) -> Bool {
    let own = Set(timeline.facts.signals.keys.filter { $0.session == key }.map(\.id))
    let answers: Set<String> = [
      "push.mirroring", "push.payload", "import.schedule", "import.begin", "import.applied",
    ]
    let speaks = own.contains { id in
      ["setup.ok", "export.", "request.finish"].contains { id.hasPrefix($0) }
    }
    guard speaks, own.isDisjoint(with: answers) else { return false }
    return timeline.facts.sessions[key].map { $0.activities(.import).isEmpty } ?? true
  }

  private struct Peer {
    var label: String
    var time: Timestamp
    var reference: EventReference?
  }

  /// Launches that were there when a peer of the same user exported, and imported nothing since.
  private func stale(_ timeline: Timeline) -> [(SessionFacts, Peer)] {
    let launches = timeline.launches
    let peers = launches.compactMap { launch in
      exported(launch).map { (launch: launch, peer: $0) }
    }
    guard !peers.isEmpty else { return [] }
    return launches.compactMap { launch in
      guard launch.isRecorded, let first = launch.firstTime, let last = launch.lastTime,
        launch.activities(.setup).contains(where: { $0.facts.succeeded > 0 })
      else { return nil }
      let found = peers.first { other, peer in
        other.key.device != launch.key.device && other.container == launch.container
          && isSameUser(other, launch) && first <= peer.time
          && last.seconds(since: peer.time) >= Self.wait
          && launch.activities(.import).allSatisfy { _, activity in
            activity.last.map { ($0.began ?? $0.ended ?? last) < peer.time } ?? true
          }
      }
      return found.map { (launch, $0.peer) }
    }
  }

  /// The last export of a launch, where a save into the mirror came before it.
  private func exported(_ launch: SessionFacts) -> Peer? {
    guard launch.key.device != nil,
      let saved = launch.savesToMirror.flatMap(\.series.times).min()
    else { return nil }
    let ends = launch.activities(.export).compactMap { _, activity -> SyncAttempt? in
      guard let last = activity.last, last.succeeded == true, let ended = last.ended else {
        return nil
      }
      return ended >= saved ? last : nil
    }
    guard let attempt = ends.first, let ended = attempt.ended else { return nil }
    return Peer(label: launch.label, time: ended, reference: attempt.endedReference)
  }

  private func isSameUser(_ left: SessionFacts, _ right: SessionFacts) -> Bool {
    let users = [left, right].map { $0.accounts.last { $0.reading.userRecordID != nil } }
    guard let one = users[0]?.reading.userRecordID, let other = users[1]?.reading.userRecordID
    else { return false }
    return one == other
  }
}
