import Findings
import Questions
import SyncEvents

/// R29: one store file is opened with CloudKit and without it.
///
/// Likely where the descriptions of one URL differ between launches of a device and both loaded; an
/// extension that opens the file without CloudKit on purpose is the look-alike.
struct SameFileTwoModes: Rule {
  static let identifiers = ["same-file-two-modes"]
  static let stage = Stage.elimination

  private struct File: Hashable {
    var device: String?
    var url: String
  }

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var modes: [File: [Bool: (launch: SessionFacts, store: StoreFacts)]] = [:]
    for launch in timeline.launches where !isExtension(launch, timeline) {
      for store in launch.stores where store.description.loaded != false {
        guard let url = store.description.url, let mirrored = store.description.cloudKitOptions
        else { continue }
        modes[File(device: launch.key.device, url: url), default: [:]][mirrored] = (launch, store)
      }
    }
    let both = modes.filter { $0.value.count == 2 }.sorted { $0.key.url < $1.key.url }
    guard !both.isEmpty else { return .nothing }
    let evidence = both.flatMap { file, modes in
      modes.sorted { $0.key && !$1.key }.map { mirrored, place in
        timeline.evidence(
          "\(place.launch.label): \(file.url) opened \(mirrored ? "with" : "without") CloudKit",
          at: place.launch.firstTime,
          place.store.reference
        )
      }
    }
    let conclusion = Conclusion(
      title: "One store file is opened with CloudKit and without it",
      severity: .warning,
      confidence: 0.5,
      summary: "What is written while the file is open without CloudKit is not in the state that "
        + "the mirroring expects later; rows can be missing, and batches can fail at each launch.",
      fix: [
        "Use a file of its own for each mode; do not fall back to the same file without CloudKit.",
        "Copy the data over where a user switches sync on or off.",
      ],
      verify: ["Each URL is opened in one mode only, in every launch."],
      lookAlikes: ["store-without-cloudkit-options"]
    )
    return .found(
      conclusion.finding(
        Self.identifiers[0],
        evidence,
        devices: Set(both.compactMap(\.key.device)).sorted()
      )
    )
  }

  /// An extension opens the app's file without CloudKit as it should.
  private func isExtension(_ launch: SessionFacts, _ timeline: Timeline) -> Bool {
    timeline.facts.notes.contains { key, note in
      guard key.session == launch.key, case .environment(let facts) = note.event.payload else {
        return false
      }
      return facts.process == "extension"
    }
  }
}
