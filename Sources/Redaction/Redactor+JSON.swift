package import SyncEvents

extension Redactor {
  /// The value without its private parts, by what its members mean; numbers, order and structure
  /// stay.
  package mutating func value(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(string(text))
    case .array(let elements): .array(elements.map { self.value($0) })
    case .object(let object): .object(self.object(object))
    default: value
    }
  }

  /// A string, of which some hold the JSON text that they were read from.
  private mutating func string(_ text: String) -> String {
    if text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      // A text that is no JSON after all is a text.
      let inner = try? JSONScanner.value(in: text)
    {
      let redacted = value(inner)
      return redacted == inner ? text : JSONWriter.line(redacted)
    }
    return self.text(text)
  }

  mutating func object(_ object: JSONObject) -> JSONObject {
    let hasFields = object["entity"] != nil && object["recordName"] != nil
    let isItem = object["error"]?.object != nil
    var members: [JSONMember] = []
    members.reserveCapacity(object.members.count)
    for member in object.members {
      let value: JSONValue =
        switch (member.name, member.value) {
        case (_, .null), (_, .bool): member.value
        case (let name, _) where Self.kept.contains(name): member.value
        case ("fields", .object(let fields)) where hasFields: .object(presence(fields))
        case ("item", .string(let item)) where isItem: .string(self.item(item))
        case ("user", .object(let user)): .object(person(user))
        case ("device", .object(let device)): .object(named(device))
        default: self.member(member)
        }
      // The names of a dictionary of items are the items' own.
      members.append(JSONMember(name: text(member.name), value: value))
    }
    return JSONObject(members)
  }

  /// Members that hold times, codes and versions.
  private static let kept: Set<String> = [
    "v", "kind", "ts", "timeText", "seq", "uptimeNs", "phase", "startDate", "endDate", "domain",
    "code", "timestamp", "version", "build", "release", "types", "versionHashes", "from", "to",
    "newest",
  ]

  private mutating func member(_ member: JSONMember) -> JSONValue {
    if case .array(let elements) = member.value, member.name.utf8.last == UInt8(ascii: "s") {
      // Each of `recordNames` is what `recordName` would be.
      let name = String(member.name.dropLast())
      return .array(elements.map { self.member(JSONMember(name: name, value: $0)) })
    }
    guard let meaning = KeyMeaning(member.name.utf8) else { return value(member.value) }
    switch member.value {
    case .string(let text):
      guard meaning.takes(Array(text.utf8)[...]) else { return .string(self.text(text)) }
      return .string(name(text, as: meaning.kind))
    case .integer, .number:
      // A number is a phone's or a token's only if it is long.
      let text = JSONWriter.line(member.value)
      guard text.utf8.count > 6, meaning.takes(Array(text.utf8)[...]), isWhole else {
        return member.value
      }
      return .string(whole(text, as: meaning.kind))
    default: return value(member.value)
    }
  }

  /// A value that is a name as a whole, or a description in which one stands.
  private mutating func name(_ text: String, as kind: PrivateKind) -> String {
    let parts = self.text(text)
    return parts == text ? whole(text, as: kind) : parts
  }

  /// What an item of a partial failure is called: a record, with or without its zone, a zone or a
  /// subscription.
  private mutating func item(_ text: String) -> String {
    let parts = self.text(text)
    guard parts == text, !text.contains(":"), !text.contains("="),
      !text.lowercased().contains("subscription"), !text.hasPrefix("com.apple."),
      !text.hasPrefix("iCloud.")
    else { return parts }
    return whole(text, as: .recordName)
  }

  /// The fields of a record: whether each has a value is kept, never the value.
  private mutating func presence(_ fields: JSONObject) -> JSONObject {
    guard isWhole else { return fields }
    return JSONObject(
      fields.members.map { field in
        switch field.value {
        case .null, .string("present"), .string("nil"), .string("undecodable"): return field
        default:
          let text = field.value.text ?? JSONWriter.line(field.value)
          return JSONMember(name: field.name, value: .string(whole(text, as: .fieldValue)))
        }
      }
    )
  }

  private mutating func person(_ user: JSONObject) -> JSONObject {
    let kinds: [String: PrivateKind] = [
      "id": .userRecordID, "username": .userName, "name": .personName, "email": .emailAddress,
      "ip_address": .ipAddress, "ipAddress": .ipAddress,
    ]
    return JSONObject(
      user.members.map { member in
        guard let kind = kinds[member.name], let text = member.value.text else {
          return JSONMember(name: member.name, value: value(member.value))
        }
        return JSONMember(name: member.name, value: .string(name(text, as: kind)))
      }
    )
  }

  /// A device's own name is mostly a person's: "Anna's iPhone".
  private mutating func named(_ device: JSONObject) -> JSONObject {
    var device = object(device)
    if let text = device["name"]?.text { device["name"] = .string(whole(text, as: .personName)) }
    return device
  }
}
