extension ErrorChain {
  /// The chain that an object of the report format describes.
  ///
  /// - Throws: `EventError` where a member is of another type than the format's.
  package init(_ object: JSONObject, path: String = "error.") throws(EventError) {
    let reader = MemberReader(object, path: path)
    self.init(domain: try reader.requiredText("domain"), code: try reader.integer("code"))
    name = try reader.text("name")
    description = try reader.text("description")
    failureReason = try reader.text("failureReason")
    recoverySuggestion = try reader.text("recoverySuggestion")
    ckErrorDescription = try reader.text("ckErrorDescription")
    serverErrorDescription = try reader.text("serverErrorDescription")
    retryAfter = try reader.double("retryAfter")
    requestUUID = try reader.text("requestUUID")
    containerID = try reader.text("containerID")
    userInfo = try reader.object("userInfo")
    partialOmitted = try reader.integer("partialOmitted")
    // A message names the outermost place only: paths of a thousand levels would grow as a square.
    if let object = try reader.object("underlying") {
      underlying = try ErrorChain(object, path: "…underlying.")
    }
    multiple = try Self.chains(try reader.array("multiple"), in: "…multiple.")
    detailed = try Self.chains(try reader.array("detailed"), in: "…detailed.")
    partial = try Self.items(try reader.array("partial"))
    other = JSONObject(object.members.filter { !Self.known.contains($0.name) })
  }

  private static func chains(
    _ elements: [JSONValue]?,
    in path: String
  ) throws(EventError) -> [ErrorChain]? {
    guard let elements else { return nil }
    var chains: [ErrorChain] = []
    for element in elements {
      guard let object = element.object else {
        throw .wrongType(member: path, wanted: "an object", found: element.typeName)
      }
      chains.append(try ErrorChain(object, path: path))
    }
    return chains
  }

  private static func items(_ elements: [JSONValue]?) throws(EventError) -> [PartialError]? {
    guard let elements else { return nil }
    var items: [PartialError] = []
    for element in elements {
      guard let object = element.object else {
        throw .wrongType(member: "…partial", wanted: "an object", found: element.typeName)
      }
      let reader = MemberReader(object, path: "…partial.")
      guard let error = try reader.chain("error") else { throw .missing(member: "…partial.error") }
      items.append(PartialError(item: try reader.text("item") ?? "", error: error))
    }
    return items
  }

  /// The chain as an object of the report format.
  package var json: JSONValue {
    var object = JSONObject()
    object.append("domain", text: domain)
    object.append("code", integer: code)
    object.append("name", text: name)
    object.append("description", text: description)
    object.append("failureReason", text: failureReason)
    object.append("recoverySuggestion", text: recoverySuggestion)
    object.append("ckErrorDescription", text: ckErrorDescription)
    object.append("serverErrorDescription", text: serverErrorDescription)
    object.append("retryAfter", retryAfter.map(JSONValue.double))
    object.append("requestUUID", text: requestUUID)
    object.append("containerID", text: containerID)
    object.append("userInfo", userInfo.map(JSONValue.object))
    object.append("underlying", underlying?.json)
    object.append("multiple", multiple.map { .array($0.map(\.json)) })
    object.append("detailed", detailed.map { .array($0.map(\.json)) })
    object.append(
      "partial",
      partial.map { .array($0.map { ["item": .string($0.item), "error": $0.error.json] }) }
    )
    object.append("partialOmitted", integer: partialOmitted)
    object.members.append(contentsOf: other.members)
    return .object(object)
  }

  private static let known: Set<String> = [
    "domain", "code", "name", "description", "failureReason", "recoverySuggestion",
    "ckErrorDescription", "serverErrorDescription", "retryAfter", "requestUUID", "containerID",
    "userInfo", "underlying", "multiple", "detailed", "partial", "partialOmitted",
  ]
}
