/// Resolves what a line of a report inherits from the `report` line before it.
///
/// Lines are given in order; a context belongs to one stream of lines.
package struct ReportContext: Sendable {
  /// Members of the last `report` line that hold for lines without their own.
  private var inherited: [JSONMember] = []
  /// The scope of each named store, as `store` lines told it.
  private var scopes: [String: DatabaseScope] = [:]

  package init() {}

  /// The members that a line without its own takes from the `report` line before it.
  package static let inheritable: Set<String> = [
    "device", "session", "app", "os", "model", "role", "container", "store",
  ]

  /// The event of a line.
  ///
  /// - Throws: `EventError` that says what is wrong with the line; the context is then unchanged.
  package mutating func event(_ line: JSONValue) throws(EventError) -> SyncEvent {
    guard case .object(var body) = line else { throw .notAnObject(found: line.typeName) }
    try Self.checkVersion(body)
    let members = MemberReader(body)
    let kind = EventKind(try members.requiredText("kind"))
    // The console's text has an order but not always a time; our own lines always have one.
    if body["source"]?.object?["format"] == nil || body["ts"] != nil {
      let text = try members.requiredText("ts")
      guard let time = Timestamp(text) else {
        throw .unreadableTime(member: "ts", text: text)
      }
      if !Timestamp.isCanonical(text) { body["ts"] = .string(time.description) }
    }
    let opens = kind == .report
    if opens { inherit(nothingInto: &body) } else { inherit(into: &body) }
    let event = try SyncEvent(body)
    guard !event.identities.isEmpty else { throw .noIdentity }
    if opens {
      inherited = Self.lent(by: body)
      scopes = [:]
    }
    if case .store(let store) = event.payload, let name = event.store, let scope = store.scope {
      scopes[name] = scope
    }
    return event
  }

  private static func checkVersion(_ body: JSONObject) throws(EventError) {
    guard let version = body["v"], version != .null else { throw .missing(member: "v") }
    switch version {
    case .integer(Limits.reportVersion): return
    case .integer(let number) where number > Limits.reportVersion:
      throw .newerVersion(found: "\(number)")
    case .number(let text): throw .newerVersion(found: text)
    case .integer(let number): throw .wrongType(member: "v", wanted: "1", found: "\(number)")
    default: throw .wrongType(member: "v", wanted: "1", found: version.typeName)
    }
  }

  /// What a `report` line lends, each name once: the last of those that stand twice counts.
  private static func lent(by body: JSONObject) -> [JSONMember] {
    var lent = JSONObject()
    for member in body.members where inheritable.contains(member.name) {
      lent[member.name] = member.value
    }
    return lent.members
  }

  /// Drops the nulls that only say "nothing inherited".
  private func inherit(nothingInto body: inout JSONObject) {
    guard body.members.contains(where: { $0.value.isNull }) else { return }
    let nulls = Self.inheritable.filter { body[$0] == .null }
    body.members.removeAll { nulls.contains($0.name) }
  }

  private func inherit(into body: inout JSONObject) {
    let isRoleDecided = isRoleDecidedByStore(body)
    for member in inherited where body[member.name] == nil {
      if member.name == "role", isRoleDecided { continue }
      body.append(member.name, member.value)
    }
    inherit(nothingInto: &body)
  }

  /// A report's role is a default: it yields to the scope of the store that a line names itself.
  private func isRoleDecidedByStore(_ body: JSONObject) -> Bool {
    guard let store = body["store"]?.text else { return false }
    let scope = body["scope"]?.text.map(DatabaseScope.init) ?? scopes[store]
    return (scope ?? DatabaseScope(store)).role != nil
  }
}
