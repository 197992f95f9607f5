/// What an event tells of; kinds that this version does not know keep their name.
package enum EventKind: Sendable, Hashable {
  case report, session, store, sync, account, save, operation, server, coverage, beat
  case fields, share, probe, environment, model, schema, error, log
  case other(String)

  package init(_ name: String) {
    self = Self.known[name] ?? .other(name)
  }

  /// The name as it stands in a report.
  package var name: String {
    switch self {
    case .report: "report"
    case .session: "session"
    case .store: "store"
    case .sync: "sync"
    case .account: "account"
    case .save: "save"
    case .operation: "operation"
    case .server: "server"
    case .coverage: "coverage"
    case .beat: "beat"
    case .fields: "fields"
    case .share: "share"
    case .probe: "probe"
    case .environment: "environment"
    case .model: "model"
    case .schema: "schema"
    case .error: "error"
    case .log: "log"
    case .other(let name): name
    }
  }

  /// The kinds of version 1 of the report format.
  package static let all: [EventKind] = [
    .report, .session, .store, .sync, .account, .save, .operation, .server, .coverage, .beat,
    .fields, .share, .probe, .environment, .model, .schema, .error, .log,
  ]

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
