import ErrorText
import SyncEvents

/// Reads Sentry events: the chain rebuilt from its exceptions, per-item errors restored from text.
struct SentryReader {
  private var records: RecordReader

  init(source: InputOrigin) {
    records = RecordReader(source: source, format: "sentry")
  }

  mutating func read(
    _ event: JSONObject,
    text: String,
    line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var record = LogRecord(line: line, text: text, message: "")
    record.time = Self.time(event["timestamp"])
    if record.time == nil { record.timeText = event["timestamp"]?.text }
    var members: JSONObject = ["kind": "error"]
    members.append("context", text: event["tags"]?.object?["phase"]?.text ?? "sentry")
    if let release = event["release"]?.text {
      members.append("app", Self.app(release, event["environment"]?.text).json)
    }
    members.append("model", text: event["contexts"]?.object?["device"]?.object?["model"]?.text)
    members.append("os", text: Self.os(event["contexts"]?.object?["os"]?.object))
    members.append("sentryEnvironment", text: event["environment"]?.text)
    if let chain = Self.chain(event) { members.append("error", chain.json) }
    let message = event["message"]?.object?["formatted"]?.text ?? event["message"]?.text
    members.append("message", text: message)
    try records.hand(members, of: record, into: sink)
    try readBreadcrumbs(event, line: line, into: sink)
    try records.finish(into: sink)
  }

  private mutating func readBreadcrumbs(
    _ event: JSONObject,
    line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let crumbs =
      event["breadcrumbs"]?.array ?? event["breadcrumbs"]?.object?["values"]?.array ?? []
    for crumb in crumbs.compactMap(\.object) {
      guard let message = crumb["message"]?.text else { continue }
      var record = LogRecord(line: line, text: message, message: message)
      record.time = Self.time(crumb["timestamp"])
      record.category = crumb["category"]?.text
      record.level = crumb["level"]?.text
      try records.take(record, into: sink)
    }
  }

  /// The chain: sentry-cocoa writes the leaf first and the root last.
  static func chain(_ event: JSONObject) -> ErrorChain? {
    let exceptions =
      (event["exception"]?.object?["values"]?.array
      ?? event["exception"]?.array ?? []).compactMap(\.object)
    guard let root = exceptions.last else { return nil }
    var chain = link(root)
    var inner: ErrorChain?
    for exception in exceptions.dropLast().suffix(Limits.chainedExceptions) {
      var next = link(exception)
      next.underlying = inner ?? next.underlying
      inner = next
    }
    if let inner { chain.underlying = inner }
    return chain
  }

  private static func link(_ exception: JSONObject) -> ErrorChain {
    let mechanism = exception["mechanism"]?.object
    let numbers = mechanism?["meta"]?.object?["ns_error"]?.object
    let domain = numbers?["domain"]?.text ?? exception["type"]?.text ?? "unknown"
    let code = numbers?["code"]?.integer.map(Int.init)
    // The description holds what Sentry flattened: items, detailed errors, server messages.
    let described = (mechanism?["description"] ?? mechanism?["desc"])?.text
    var chain =
      described.flatMap(ErrorText.error).flatMap {
        $0.domain == domain && $0.code == code ? $0 : nil
      }
      ?? ErrorChain(domain: domain, code: code)
    if chain.description == nil, let value = exception["value"]?.text,
      code == nil || value != "Code: \(code ?? 0)"
    {
      chain.description = value
    }
    if let data = mechanism?["data"]?.object, !data.isEmpty { merge(data, into: &chain) }
    return chain
  }

  private static func merge(_ data: JSONObject, into chain: inout ErrorChain) {
    chain.userInfo = chain.userInfo ?? JSONObject()
    var names = Set(chain.userInfo?.members.map(\.name) ?? [])
    for member in data.members where names.insert(member.name).inserted {
      chain.userInfo?.append(member.name, member.value)
    }
    guard chain.partial == nil, let items = data["CKPartialErrors"]?.object else { return }
    chain.partial = items.members.compactMap { item in
      item.value.text.flatMap(ErrorText.error).map {
        PartialError(item: item.name, error: $0)
      }
    }
  }

  private static func time(_ value: JSONValue?) -> Timestamp? {
    if let text = value?.text { return Timestamp(text) ?? ListenerForms.date(text) }
    return value?.double.map { Timestamp(nanoseconds: 0).advanced(bySeconds: $0) }
  }

  /// `bundle@version+build`; Sentry's environment is a label of the team's, not CloudKit's.
  private static func app(_ release: String, _ environment: String?) -> App {
    let at = release.split(separator: "@", maxSplits: 1)
    let numbers = at.last?.split(separator: "+", maxSplits: 1) ?? []
    return App(
      bundle: at.count == 2 ? String(at[0]) : nil,
      version: numbers.first.map(String.init),
      build: numbers.count == 2 ? String(numbers[1]) : nil
    )
  }

  private static func os(_ object: JSONObject?) -> String? {
    guard let name = object?["name"]?.text else { return nil }
    return object?["version"]?.text.map { "\(name) \($0)" } ?? name
  }
}
