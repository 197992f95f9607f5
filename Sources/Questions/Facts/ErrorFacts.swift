package import SyncEvents

/// Where an error came up.
package struct ErrorPlace: Sendable, Hashable {
  package var session: SessionKey
  /// The event's kind and what it was about: `sync setup`, `error share`, `operation fetchShare`;
  /// for an error on a console line that is noise, the noise's identifier.
  package var context: String

  package init(session: SessionKey, context: String) {
    self.session = session
    self.context = context
  }
}

/// How often, and when, an error came up in one place.
package struct ErrorOccurrences: Sendable, Hashable {
  package var count = 0
  package var firstTime: Timestamp?
  package var lastTime: Timestamp?
  package var firstReference: EventReference
  package var lastReference: EventReference

  package init(at reference: EventReference) {
    firstReference = reference
    lastReference = reference
  }

  package mutating func add(at time: Timestamp?, _ reference: EventReference) {
    count += 1
    lastReference = reference
    if let time {
      firstTime = min(firstTime ?? time, time)
      lastTime = max(lastTime ?? time, time)
    }
  }
}

extension ErrorOccurrences {
  /// These occurrences and those of another place of the same launch, as one.
  package func merged(_ other: ErrorOccurrences) -> ErrorOccurrences {
    var merged = self
    merged.count += other.count
    merged.firstTime = [firstTime, other.firstTime].compactMap(\.self).min()
    merged.lastTime = [lastTime, other.lastTime].compactMap(\.self).max()
    merged.firstReference = min(firstReference, other.firstReference)
    merged.lastReference = max(lastReference, other.lastReference)
    return merged
  }
}

/// Errors of one fingerprint.
package struct ErrorFacts: Sendable, Hashable {
  package let fingerprint: String
  package let signature: String
  /// The first of them, whole.
  package let example: ErrorChain
  package var places: [ErrorPlace: ErrorOccurrences] = [:]

  package init(fingerprint: String, signature: String, example: ErrorChain) {
    self.fingerprint = fingerprint
    self.signature = signature
    self.example = example
  }

  /// The noise that all its occurrences are, if they are.
  package var noise: String? {
    let contexts = Set(places.keys.map(\.context))
    guard contexts.allSatisfy({ $0.hasPrefix("noise.") }) else { return nil }
    return contexts.min()
  }

  package var count: Int { places.values.reduce(0) { $0 + $1.count } }
  package var firstTime: Timestamp? { places.values.compactMap(\.firstTime).min() }
  package var lastTime: Timestamp? { places.values.compactMap(\.lastTime).max() }
  package var devices: [String] { Set(places.keys.compactMap(\.session.device)).sorted() }

  /// The first place in which the error came up.
  package var firstReference: EventReference? {
    places.values.min {
      guard let left = $0.firstTime, let right = $1.firstTime, left != right else {
        return $0.firstReference < $1.firstReference
      }
      return left < right
    }?.firstReference
  }
}

extension EventReference: Comparable {
  package static func < (left: EventReference, right: EventReference) -> Bool {
    switch (left, right) {
    case (.ordinal(let left), .ordinal(let right)): left < right
    case (.line(let leftFile, let leftLine), .line(let rightFile, let rightLine)):
      (leftFile, leftLine) < (rightFile, rightLine)
    case (.ordinal, .line): true
    case (.line, .ordinal): false
    }
  }
}
