package import Findings
package import Questions
package import Schemas
package import SyncEvents
import KnowledgeBase
import Lint

/// All that a diagnosis may look at: the facts of what happened, and the models and schemas that
/// came with them.
package struct Timeline {
  package var facts: Facts {
    didSet {
      prepared = [:]
      errorSignals = nil
    }
  }
  package var models: [GivenModel] = [] { didSet { preparedLint = nil } }
  package var schemas: [GivenSchema] = [] { didSet { preparedLint = nil } }
  /// Turns a reference into something that people can look up.
  package var locate: (EventReference) -> EvidenceSource?
  /// Answers that several rules need, by database; they are dropped when the facts change.
  private var prepared: [String: RecordSavesAnswer] = [:]
  private var errorSignals: ErrorSignals?
  private var preparedLint: [LintResult]?

  package init(facts: Facts, locate: @escaping (EventReference) -> EvidenceSource?) {
    self.facts = facts
    self.locate = locate
  }

  /// A model and the file it came from.
  package struct GivenModel {
    package var model: CoreDataModel
    package var file: String

    package init(model: CoreDataModel, file: String) {
      self.model = model
      self.file = file
    }
  }

  /// A schema and the file it came from.
  package struct GivenSchema {
    package var schema: CloudKitSchema
    package var file: String

    package init(schema: CloudKitSchema, file: String) {
      self.schema = schema
      self.file = file
    }
  }
}

extension Timeline {
  /// The timeline with the answers worked out that several rules need.
  var readied: Timeline {
    var timeline = self
    for database in ["PRIVATE", "SHARED"] {
      timeline.prepared[database] = recordSaves(in: database)
    }
    timeline.errorSignals = ErrorSignals(facts)
    timeline.preparedLint = Self.lintResults(of: self)
    return timeline
  }

  /// The known lines that an error's words are, by the link's place in its chain.
  func signals(in error: ErrorFacts) -> [Int: Set<String>] {
    errorSignals?[error.fingerprint] ?? ErrorSignals.signals(in: error.example)
  }

  /// What the models and schemas that were given tell.
  var lintResults: [LintResult] { preparedLint ?? Self.lintResults(of: self) }

  /// Whether local saves reached the server's log of a database.
  func recordSaves(in database: String = "PRIVATE") -> RecordSavesAnswer {
    prepared[database] ?? RecordSavesAnswer(facts: facts, database: database)
  }

  /// The launches that tell something, in order of device and time.
  package var launches: [SessionFacts] {
    facts.sessions.values.filter(\.isLaunch).sorted { $0.order < $1.order }
  }

  /// The last reading of the account's status of each device, with its launch: a later one cancels
  /// those before it.
  var accountReadings: [(launch: SessionFacts, account: AccountFacts)] {
    var last: [String: (launch: SessionFacts, account: AccountFacts)] = [:]
    for launch in launches {
      guard let account = launch.lastStatus else { continue }
      if let known = last[launch.label]?.account.time, let time = account.time, time < known {
        continue
      }
      last[launch.label] = (launch, account)
    }
    return last.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether all launches that met the error are of builds that speak to development.
  func isOfDevelopment(_ error: ErrorFacts) -> Bool {
    error.places.keys.allSatisfy { place in
      facts.sessions[place.session]?.app?.environment?.lowercased() == "development"
    }
  }

  /// The errors that are no noise, the most frequent first.
  package var errors: [ErrorFacts] {
    facts.errors.values.filter { $0.noise == nil && Noise.noise(of: $0.example) == nil }
      .sorted { ($0.count, $1.fingerprint) > ($1.count, $0.fingerprint) }
  }

  /// Evidence at a place.
  func evidence(_ what: String, _ reference: EventReference?) -> Evidence {
    Evidence(what, reference.flatMap(locate))
  }

  /// Evidence at an event of known time.
  func evidence(_ what: String, at time: Timestamp?, _ reference: EventReference?) -> Evidence {
    evidence(time.map { "\($0): \(what)" } ?? what, reference)
  }
}

extension SessionFacts {
  fileprivate var order: (String, Int64, String, String) {
    (key.device ?? "", firstTime?.nanoseconds ?? .min, key.session ?? "", key.source ?? "")
  }

  /// The saves into stores that CloudKit mirrors, as far as is known.
  var savesToMirror: [SaveFacts] {
    saves.compactMap { store, saves in
      switch target(ofStore: store) {
      case .database, .everyDatabase: saves
      case .none, .unknown: nil
      }
    }
  }

  /// How people tell the launch from others: its device, or the file it was read from.
  var label: String {
    key.device ?? key.source ?? key.session ?? "one launch"
  }
}
