import Findings
import Questions
import SyncEvents

/// R27: the public database is read by queries, and an index that they need is missing.
///
/// Certain where the server names a field that the mirroring asks by, or a store of public scope is
/// there; a query of the app's own in the private database is another matter.
struct PublicDatabaseMissingIndex: TracedRule {
  static let identifiers = ["public-database-missing-index"]
  static let stage = Stage.schema

  let signals: Set<String> = ["server.not-queryable", "server.not-indexable"]

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.code == 2_015
      && (link.domain == "CKInternalErrorDomain" || link.domain == "CKUnderlyingErrorDomain")
  }

  let conclusion = Conclusion(
    title: "The public database lacks an index",
    confidence: 0.9,
    summary:
      "Records of the public database are fetched by queries on their names and times, which "
      + "the schema must allow for every mirrored type.",
    fix: [
      "In the CloudKit Console give each CD_ type the indexes recordName Queryable, modifiedAt "
        + "Queryable and modifiedAt Sortable; CDMR, too, for many-to-many relationships.",
      "Deploy the change to Production.",
    ],
    verify: ["An import of the public store that ends well."],
    lookAlikes: ["unsupported-predicate"]
  )

  func weighed(_ finding: Finding, _ traces: [Trace], in timeline: Timeline) -> Finding? {
    let isPublic = timeline.launches.contains { launch in
      launch.stores.contains { $0.scope == .public }
    }
    let asksByMirror = traces.contains { trace in
      trace.link?.texts.contains { $0.contains("recordName") || $0.contains("modifiedAt") } ?? false
    }
    guard !isPublic else { return finding }
    var finding = finding
    finding.severity = asksByMirror ? .error : .warning
    finding.confidence = asksByMirror ? 0.75 : 0.5
    finding.against.append(
      Evidence("no store of public scope was told of, so the query may be the app's own")
    )
    return finding
  }
}
