/// What an event of each kind tells beyond the members that all kinds have.
package enum EventPayload: Sendable, Hashable {
  case report(ReportOpening)
  case session(SessionChange)
  case store(StoreDescription)
  case sync(SyncActivity)
  case account(AccountReading)
  case save(LocalSave)
  case operation(CloudOperation)
  case server(ServerRow)
  case coverage(ServerCoverage)
  case beat(Beat)
  case fields(FieldPresence)
  case share(ShareChange)
  case probe(ServerProbe)
  case environment(EnvironmentFacts)
  case model(ModelFacts)
  case schema(SchemaFacts)
  case error(CaughtError)
  case log(LogLine)
  /// A kind that this version does not know; its members are in the event's body.
  case other

  init(kind: EventKind, _ members: MemberReader) throws(EventError) {
    switch kind {
    case .report: self = .report(try ReportOpening(members))
    case .session: self = .session(try SessionChange(members))
    case .store: self = .store(try StoreDescription(members))
    case .sync: self = .sync(try SyncActivity(members))
    case .account: self = .account(try AccountReading(members))
    case .save: self = .save(try LocalSave(members))
    case .operation: self = .operation(try CloudOperation(members))
    case .server: self = .server(try ServerRow(members))
    case .coverage: self = .coverage(try ServerCoverage(members))
    case .beat: self = .beat(try Beat(members))
    case .fields: self = .fields(try FieldPresence(members))
    case .share: self = .share(try ShareChange(members))
    case .probe: self = .probe(try ServerProbe(members))
    case .environment: self = .environment(try EnvironmentFacts(members))
    case .model: self = .model(try ModelFacts(members))
    case .schema: self = .schema(try SchemaFacts(members))
    case .error: self = .error(try CaughtError(members))
    case .log: self = .log(try LogLine(members))
    case .other: self = .other
    }
  }

  /// The error chain that the event bears.
  package var error: ErrorChain? {
    switch self {
    case .store(let value): value.error
    case .sync(let value): value.error
    case .account(let value): value.error
    case .save(let value): value.error
    case .operation(let value): value.error
    case .share(let value): value.error
    case .probe(let value): value.error
    case .error(let value): value.error
    case .log(let value): value.error
    default: nil
    }
  }
}
