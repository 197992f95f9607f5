internal import Schemas

/// Notes byte fields, which may hold archives or encoded values.
struct EncodedField: SchemaCheck {
  let rule = LintRule(
    "encoded-field",
    .note,
    "A field holds bytes",
    meaning:
      "It is an attribute of type Binary, a Transformable's archive, or a Codable value that "
      + "SwiftData encodes. The last two may not be decoded by people the record is shared with. "
      + "It is said where no model is given that tells which.",
    fix: "Give lint the model, too. If the value is encoded, store a native type under a new name "
      + "(`syncscope plan`).",
    source: .fieldNotes,
    certainty: .possible
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    guard subject.models.isEmpty else { return [] }
    return schema.entityTypes.flatMap { type in
      type.fields.filter { field in
        field.type.unencrypted == .bytes && field.name.hasPrefix(CloudKitMapping.prefix)
          && field.name != CloudKitMapping.moveReceiptField
      }.map { field in
        rule.result(
          "\(type.name).\(field.name) is \(field.type.rawValue): Binary, Transformable or Codable",
          file: schema.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
