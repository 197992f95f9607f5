internal import Schemas

extension PlannedEntity {
  /// The attributes to paste into the entity, beside the old ones.
  package var attributeXML: String {
    fields.map { field in
      let scalar =
        NativeType.isNumber(field.newType) || field.newType == .date
        ? " usesScalarValueType=\"NO\"" : ""
      let storage =
        field.newType == .binary ? " allowsExternalBinaryDataStorage=\"YES\"" : ""
      return "        <attribute name=\"\(XMLText.escaped(field.new))\" optional=\"YES\" "
        + "attributeType=\"\(field.newType.rawValue)\"\(storage)\(scalar)/>\n"
    }.joined()
  }

  /// The fields to deploy, as a schema writes them.
  package var schemaText: String {
    let fields = fields.flatMap(\.deployedFields)
    return "RECORD TYPE \(recordType) (\n"
      + fields.map { "    \($0.name) \($0.type.rawValue)" }.joined(separator: ",\n") + "\n)\n"
  }
}
