package import SyncEvents

/// Where a model or schema stands whose whole text was kept.
package struct DocumentFacts: Sendable, Hashable {
  /// The file it was read from.
  package var file: String
  package var time: Timestamp?
  package var reference: EventReference

  package init(file: String, time: Timestamp?, reference: EventReference) {
    self.file = file
    self.time = time
    self.reference = reference
  }

  /// What an event tells of one; nil where it has no text, or is a version that is no longer used.
  init?(_ event: SyncEvent, _ reference: EventReference) {
    guard event.kind == .model || event.kind == .schema, event.body["text"]?.text != nil,
      event.body["superseded"]?.bool != true, let file = event.source?.name
    else { return nil }
    self.init(file: file, time: event.time, reference: reference)
  }
}
