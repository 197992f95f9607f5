import Findings
import Questions
import SyncEvents

/// A place at which a thing was told: by an error's code or words, or by a known console line.
struct Trace {
  var session: SessionKey
  /// How often it was told there.
  var count: Int
  var what: String
  var time: Timestamp?
  var reference: EventReference
  var lastReference: EventReference
  var lastTime: Timestamp?
  /// What the error was about, where it is one.
  var context: String?
  /// The link that tells it; nil where a console line does.
  var link: ErrorChain?
  /// The known lines that the words are.
  var signals: Set<String> = []
}

extension [Trace] {
  /// How often all were told.
  var count: Int { reduce(0) { $0 + $1.count } }

  var devices: [String] { Set(compactMap(\.session.device)).sorted() }

  /// The known lines among them.
  var signals: Set<String> { Set(flatMap(\.signals)) }

  /// The first places, as evidence.
  func evidence(in timeline: Timeline, limit: Int = 5) -> [Evidence] {
    prefix(limit).map { trace in
      let often = trace.count > 1 ? "\(trace.count) times: " : ""
      return timeline.evidence(often + trace.what, at: trace.time, trace.reference)
    }
  }
}
