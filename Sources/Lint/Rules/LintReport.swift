package import SyncEvents

/// The results of a run, with what could not be read.
package struct LintReport: Sendable {
  package var results: [LintResult]

  /// How many files and models were judged.
  package var count: Int

  /// What was not judged, and why.
  package var unread: [String]

  package init(results: [LintResult], count: Int, unread: [String] = []) {
    self.results = results
    self.count = count
    self.unread = unread
  }
}

extension LintReport {
  package var worst: LintLevel? { results.map(\.level).max() }

  package func count(of level: LintLevel) -> Int { results.count { $0.level == level } }

  /// The rules that the results are of, in the registry's order.
  package var rules: [LintRule] {
    let ids = Set(results.map(\.rule))
    return LintRegistry.checks.map(\.rule).filter { ids.contains($0.id) }
  }

  package var json: JSONValue {
    .object([
      "files": .integer(Int64(count)),
      "errors": .integer(Int64(count(of: .error))),
      "warnings": .integer(Int64(count(of: .warning))),
      "notes": .integer(Int64(count(of: .note))),
      "results": .array(results.map(\.json)),
      "unread": .array(unread.map(JSONValue.string)),
    ])
  }
}
