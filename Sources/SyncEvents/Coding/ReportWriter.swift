/// Writes events as lines of the report format, so that reading them again gives the same events.
package struct ReportWriter: Sendable {
  /// What the last `report` line that was written would lend to lines after it.
  private var lent: Set<String> = []

  package init() {}

  /// The line of an event, without a line feed.
  ///
  /// Every line bears its own members; where it lacks one that a `report` line before it would
  /// lend, it says null.
  package mutating func line(_ event: SyncEvent) -> JSONValue {
    var body = event.body
    let own = Set(body.members.map(\.name))
    if event.kind == .report {
      lent = own.intersection(ReportContext.inheritable)
    } else {
      for name in lent.subtracting(own).sorted() { body.append(name, .null) }
    }
    return .object(body)
  }
}
