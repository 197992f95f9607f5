package import SyncEvents

/// Where a model or schema stands whose whole text was kept.
package struct DocumentFacts: Sendable, Hashable {
  /// The file it was read from.
  package var file: String
  /// The file's date, where it is known.
  package var date: Timestamp?
  package var reference: EventReference

  package init(file: String, date: Timestamp?, reference: EventReference) {
    self.file = file
    self.date = date
    self.reference = reference
  }

  /// What an event tells of one; nil where it has no text, or is a version that is no longer used.
  init?(_ event: SyncEvent, _ reference: EventReference) {
    guard event.kind == .model || event.kind == .schema, event.body["text"]?.text != nil,
      event.body["superseded"]?.bool != true, let file = event.source?.name
    else { return nil }
    let date = event.body["asOf"]?.text.flatMap { Timestamp($0) }
    self.init(file: file, date: date, reference: reference)
  }
}
