package import SyncEvents

/// Whether local saves reached the server's log.
package enum RecordSavesVerdict: String, Sendable, Hashable, CaseIterable {
  case zero
  case unknown
  case some
  case noSaves = "no-saves"
}

/// How much of a window the server's log was read for.
package enum Coverage: String, Sendable, Hashable {
  case full, partial, none
}

/// A span of time that begins at a local save and should hold a RecordSave.
package struct SaveWindow: Sendable, Hashable {
  package var device: String?
  package var container: String?
  package var from: Timestamp
  package var to: Timestamp
  package var localSaves: Int
  package var recordSaves: Int
  package var coverage: Coverage
  package var verdict: RecordSavesVerdict
  package var because: String

  var json: JSONValue {
    [
      "device": .optional(device),
      "container": .optional(container),
      "from": .string(from.description),
      "to": .string(to.description),
      "localSaves": .integer(Int64(localSaves)),
      "recordSaves": .integer(Int64(recordSaves)),
      "coverage": .string(coverage.rawValue),
      "verdict": .string(verdict.rawValue),
      "because": .string(because),
    ]
  }
}

/// The answer to `ask record-saves`.
package struct RecordSavesAnswer: Sendable {
  package var database: String
  package var windowSeconds: Double
  package var windows: [SaveWindow]
  package var verdict: RecordSavesVerdict
  /// How many windows have the verdict; counted before rows were left out.
  package var counts: [RecordSavesVerdict: Int]

  /// Half an hour: what the field notes looked at in the console.
  package static let defaultWindow: Double = 1_800

  package init(
    facts: Facts,
    database: String = "PRIVATE",
    windowSeconds: Double = defaultWindow,
    filter: EventFilter = .everything
  ) {
    self.database = database.uppercased()
    self.windowSeconds = windowSeconds
    let finder = SaveWindowFinder(
      facts: facts,
      database: self.database,
      seconds: windowSeconds,
      filter: filter
    )
    windows = finder.windows
    counts = windows.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    verdict =
      windows.isEmpty && !finder.hasUntimedSaves
      ? .noSaves
      : (counts[.zero] ?? 0) > 0
        ? .zero
        : (counts[.unknown] ?? 0) > 0 || finder.hasUntimedSaves ? .unknown : .some
  }

  /// Leaves out rows of other verdicts and those beyond a number; the summary stays whole.
  package mutating func keep(only verdicts: [RecordSavesVerdict], limit: Int?) {
    if !verdicts.isEmpty { windows.removeAll { !verdicts.contains($0.verdict) } }
    if let limit { windows = Array(windows.prefix(limit)) }
  }

  /// The answer as the command line gives it.
  package var json: JSONValue {
    [
      "question": "record-saves",
      "verdict": .string(verdict.rawValue),
      "windowSeconds": .double(windowSeconds),
      "database": .string(database),
      "windows": .array(windows.map(\.json)),
      "summary": [
        "windows": .integer(Int64(counts.values.reduce(0, +))),
        "zero": .integer(Int64(counts[.zero] ?? 0)),
        "unknown": .integer(Int64(counts[.unknown] ?? 0)),
        "some": .integer(Int64(counts[.some] ?? 0)),
      ],
    ]
  }
}
