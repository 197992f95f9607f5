internal import Schemas

extension ExpectedField.Reason {
  /// The entity that declares what the field is for.
  var entity: String? {
    switch self {
    case .attribute(let entity, _), .assetOfAttribute(let entity, _),
      .toOneRelationship(let entity, _):
      entity
    case .entityName, .manyToManyRelationships, .moveReceipt, .assetOfMoveReceipt: nil
    }
  }

  /// The attribute or relationship it is for.
  var property: String? {
    switch self {
    case .attribute(_, let name), .assetOfAttribute(_, let name), .toOneRelationship(_, let name):
      name
    case .entityName, .manyToManyRelationships, .moveReceipt, .assetOfMoveReceipt: nil
    }
  }
}
