import Findings
import SyncEvents

/// Evidence taken apart: when, what and where.
struct EvidenceParts {
  var time: Timestamp?
  var what: String
  var source: String?

  init(_ evidence: Evidence) {
    source = evidence.source?.description
    what = evidence.what
    // Rules write a known time before what they saw.
    guard let end = what.firstIndex(of: " "), what[..<end].hasSuffix(":"),
      let time = Timestamp(String(what[..<end].dropLast()))
    else { return }
    self.time = time
    what = String(what[what.index(after: end)...])
  }
}
