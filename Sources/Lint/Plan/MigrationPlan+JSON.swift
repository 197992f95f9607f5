internal import Schemas
package import SyncEvents

extension MigrationPlan {
  /// The plan as data.
  package var json: JSONValue {
    var object: JSONObject = [
      "file": .string(file),
      "entities": .array(entities.map(\.json)),
      "steps": .array(steps.map(JSONValue.string)),
    ]
    if !entities.isEmpty { object.append("swift", text: swift) }
    object.append("configurations", configurations?.json)
    return .object(object)
  }
}

extension PlannedEntity {
  var json: JSONValue {
    .object([
      "entity": .string(entity),
      "line": .integer(Int64(line)),
      "recordType": .string(recordType),
      "fields": .array(fields.map(\.json)),
      "modelXML": .string(attributeXML),
      "schema": .string(schemaText),
    ])
  }
}

extension PlannedField {
  var json: JSONValue {
    var object: JSONObject = [
      "old": .string(old),
      "oldType": .string(oldType.rawValue),
    ]
    object.append("oldClass", text: oldClass)
    object.append("new", text: new)
    object.append("newType", text: newType.rawValue)
    object.append("guessed", flag: isGuessed)
    object.append("reason", text: reason)
    object.append("line", integer: line)
    object.append("orphans", .array(orphans.map(JSONValue.string)))
    return .object(object)
  }
}

extension ConfigurationPlan {
  var json: JSONValue {
    .object([
      "names": .array(names.map(JSONValue.string)),
      "entities": .array(entities.map(JSONValue.string)),
      "modelXML": .string(xml),
      "swift": .string(swift),
      "steps": .array(steps.map(JSONValue.string)),
    ])
  }
}
