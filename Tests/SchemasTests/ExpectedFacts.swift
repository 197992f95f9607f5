/// The part of a `case.json` that speaks of models and schemas.
struct ExpectedFacts: Decodable {
  let model: Model?
  let schema: Schema?

  struct Model: Decodable {
    let usedWithCloudKit: Bool
    let entities: Int
    let configurations: [String]
    let orderedRelationships: [String]
    let requiredRelationships: [String]
    let nonOptionalWithoutDefault: [String]
    let transformable: [String]
    let uniqueConstraints: [String]
    let missingInverse: [String]?
    let denyRules: [String]?
  }

  struct Schema: Decodable {
    let recordTypes: [String]
    let coreDataTypes: [String]
    let hasCloudKitShare: Bool
    let typesWithoutMoveReceipt: [String]
    let bytesWithoutAsset: [String]
    let toOne: [String: [String]]?
  }
}
