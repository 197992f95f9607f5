import Findings

/// What to capture next where nothing is sure yet.
enum NextCapture {
  /// From this confidence on the cause is taken for found.
  private static let sure = 0.7

  /// Steps and commands, beside those that a finding itself asks for: the symptom's, or general
  /// ones; none where the cause is found or sync works.
  static func steps(_ findings: [Finding], _ verdict: Verdict, _ symptom: Symptom?) -> [String] {
    guard verdict != .healthy, verdict != .unrelated || symptom != nil,
      findings.first.map({ $0.confidence < sure }) ?? true
    else { return [] }
    return symptom?.captureNext ?? general
  }

  /// The debug flag is not among them: it makes the console louder, and tells no setup that never
  /// began.
  private static let general = [
    "syncscope listener > CloudSyncMonitor.swift; start it in App.init before any container, run "
      + "once, save something, then: pbpaste | syncscope diagnose -",
    "syncscope lint Model.xcdatamodeld, with the exported schema (.ckdb) if there is one",
    "Read the CloudKit Console for the half hour after a save, then say so: syncscope coverage add "
      + "--database PRIVATE --environment production --from … --to …",
  ]
}
