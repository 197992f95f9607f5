package import SyncEvents

/// How bad a finding is, whatever its confidence.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// Sync is at risk.
  case warning
  /// Sync does not work.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One thing that was seen, and where.
package struct Evidence: Sendable, Hashable {
  package var what: String
  package var source: EvidenceSource?

  package init(_ what: String, _ source: EvidenceSource? = nil) {
    self.what = what
    self.source = source
  }

  /// The evidence as the command line gives it.
  package var json: JSONValue {
    var object: JSONObject = ["what": .string(what)]
    object.append("source", source?.json)
    return .object(object)
  }
}

/// Where evidence can be looked up.
package enum EvidenceSource: Sendable, Hashable, CustomStringConvertible {
  /// A line of an input file, counted from 1.
  case line(file: String, line: Int)
  /// An event by the name that an export gives it.
  case event(String)
  /// A place that is still to be looked up: to read an event back costs more than to judge it, and
  /// only what is shown is read.
  case pending(EventReference)

  package var json: JSONValue {
    switch self {
    case .line(let file, let line): ["file": .string(file), "line": .integer(Int64(line))]
    case .event(let label): ["event": .string(label)]
    case .pending(let reference): ["event": .string("\(reference)")]
    }
  }

  package var description: String {
    switch self {
    case .line(let file, let line): "\(file):\(line)"
    case .event(let label): "event \(label)"
    case .pending(let reference): "event \(reference)"
    }
  }
}

/// A cause, or a fact that matters, with all that speaks for and against it.
package struct Finding: Sendable, Hashable {
  /// One of the stable names; scripts and incidents hold on to them.
  package var id: String
  package var title: String
  package var severity: Severity
  /// From 0 to 1.
  package var confidence: Double
  /// What was concluded, in a sentence or two.
  package var summary: String
  package var evidence: [Evidence]
  /// What speaks against it.
  package var against: [Evidence] = []
  package var fix: [String] = []
  /// What will be seen once it is fixed.
  package var verify: [String] = []
  package var notWorthTrying: [String] = []
  package var captureNext: [String] = []
  package var lookAlikes: [String] = []
  package var references: [String] = []
  /// Devices that show it.
  package var devices: [String] = []

  package init(
    id: String,
    title: String,
    severity: Severity,
    confidence: Double,
    summary: String,
    evidence: [Evidence]
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.confidence = confidence
    self.summary = summary
    self.evidence = evidence
  }

  /// The finding as the command line gives it.
  package var json: JSONValue {
    var object: JSONObject = [
      "id": .string(id), "title": .string(title), "severity": .string(severity.rawValue),
      "confidence": .double(confidence), "summary": .string(summary),
      "evidence": .array(evidence.map(\.json)), "against": .array(against.map(\.json)),
    ]
    for (name, texts) in [
      ("fix", fix), ("verify", verify), ("notWorthTrying", notWorthTrying),
      ("captureNext", captureNext), ("lookAlikes", lookAlikes), ("references", references),
      ("devices", devices),
    ] {
      object.append(name, .array(texts.map(JSONValue.string)))
    }
    return .object(object)
  }
}
