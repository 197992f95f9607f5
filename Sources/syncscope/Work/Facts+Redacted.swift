import Findings
import Questions
import Redaction
import SyncEvents

extension Facts {
  /// The facts without private data; what joins them is replaced alike in all of them.
  func redacted(by redactor: inout Redactor) throws -> Facts {
    var facts = Facts()
    facts.fieldTypes = fieldTypes
    for (key, session) in sessions {
      facts.sessions[key.redacted(by: &redactor)] = try session.redacted(by: &redactor)
    }
    for (key, server) in server { facts.server[key.redacted(by: &redactor)] = server }
    for (span, reference) in coverage {
      var span = span
      span.key = span.key.redacted(by: &redactor)
      facts.coverage[span] = reference
    }
    facts.probes = probes.map { probe in
      var probe = probe
      probe.key = probe.key.redacted(by: &redactor)
      return probe
    }
    for (key, record) in records {
      var key = key
      key.record = redactor.recordName(key.record)
      var record = record
      record.session = record.session.redacted(by: &redactor)
      facts.records[key] = record
    }
    for (fingerprint, error) in errors {
      facts.errors[fingerprint] = try error.redacted(by: &redactor)
    }
    for (key, signal) in signals {
      let session = key.session.redacted(by: &redactor)
      facts.signals[SignalKey(id: key.id, session: session)] = signal
    }
    facts.documents = documents.map { document in
      var document = document
      document.file = redactor.text(document.file)
      return document
    }
    for (key, note) in notes {
      var key = key
      key.session = key.session.redacted(by: &redactor)
      var note = note
      note.event = try redactor.event(note.event)
      facts.notes[key] = note
    }
    return facts
  }
}

extension SessionKey {
  fileprivate func redacted(by redactor: inout Redactor) -> SessionKey {
    SessionKey(
      device: device.map { redactor.text($0) },
      session: session,
      source: source.map { redactor.text($0) }
    )
  }
}

extension ServerKey {
  fileprivate func redacted(by redactor: inout Redactor) -> ServerKey {
    var key = self
    key.device = device.map { redactor.text($0) }
    key.user = user.map { redactor.userRecordID($0) }
    return key
  }
}

extension ErrorFacts {
  fileprivate func redacted(by redactor: inout Redactor) throws -> ErrorFacts {
    var facts = ErrorFacts(
      fingerprint: fingerprint,
      signature: signature,
      example: try redactor.error(example)
    )
    for (place, occurrences) in places {
      var place = place
      place.session = place.session.redacted(by: &redactor)
      facts.places[place] = occurrences
    }
    return facts
  }
}

extension SessionFacts {
  fileprivate func redacted(by redactor: inout Redactor) throws -> SessionFacts {
    var facts = self
    facts.key = key.redacted(by: &redactor)
    for index in facts.stores.indices {
      let store = facts.stores[index].description
      facts.stores[index].description.url = store.url.map { redactor.text($0) }
      facts.stores[index].description.error = try store.error.map { try redactor.error($0) }
    }
    for index in facts.accounts.indices {
      let reading = facts.accounts[index].reading
      facts.accounts[index].reading.userRecordID = reading.userRecordID.map {
        redactor.userRecordID($0)
      }
      facts.accounts[index].reading.error = try reading.error.map { try redactor.error($0) }
    }
    for path in [\SessionFacts.activities, \SessionFacts.history, \SessionFacts.requests] {
      facts[keyPath: path] = try facts[keyPath: path].mapValues { try $0.redacted(by: &redactor) }
    }
    return facts
  }
}

extension ActivityFacts {
  fileprivate func redacted(by redactor: inout Redactor) throws -> ActivityFacts {
    var facts = self
    facts.last?.error = try last?.error.map { try redactor.error($0) }
    for index in facts.open.indices {
      facts.open[index].error = try open[index].error.map { try redactor.error($0) }
    }
    return facts
  }
}
