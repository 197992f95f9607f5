extension Facts {
  /// The facts of the launches that a filter keeps; what the server said stays whole, since it is
  /// set against launches later.
  package func filtered(by filter: EventFilter) -> Facts {
    guard filter != .everything else { return self }
    var facts = self
    facts.sessions = sessions.filter { filter.includes($0.value) }
    facts.records = records.filter { facts.sessions[$0.value.session] != nil }
    facts.signals = signals.filter { facts.sessions[$0.key.session] != nil }
    facts.notes = notes.filter { facts.sessions[$0.key.session] != nil }
    facts.errors = errors.compactMapValues { error in
      var kept = error
      kept.places = error.places.filter { facts.sessions[$0.key.session] != nil }
      return kept.places.isEmpty ? nil : kept
    }
    return facts
  }
}
