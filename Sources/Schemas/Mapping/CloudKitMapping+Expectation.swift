extension CloudKitMapping {
  /// The record types that mirroring a model needs, in the order of their entities, joins last.
  ///
  /// Attributes that CloudKit can't hold have no field; the model is refused for them.
  ///
  /// With a configuration, only its entities count. If objects are shared, records are moved to
  /// other zones, which needs fields of its own.
  package static func expectedRecordTypes(
    for model: CoreDataModel,
    configuration: String? = nil,
    isShared: Bool = false
  ) -> [ExpectedRecordType] {
    var expectation = SchemaExpectation(model: model, isShared: isShared)
    let members = configuration.map { Set(model.configuration(named: $0)?.entityNames ?? []) }
    for entity in model.entities where members?.contains(entity.name) ?? true {
      expectation.add(entity)
    }
    return expectation.recordTypes
  }
}
