internal import Schemas

/// Finds Transformable attributes whose class the transformer may not give back.
struct TransformableClass: ModelCheck {
  let rule = LintRule(
    "transformable-custom-class",
    .warning,
    "A Transformable attribute has a class of its own",
    meaning: "NSSecureUnarchiveFromData gives back property list classes only; another class comes "
      + "back as nil, or needs a transformer that every device registers before the store loads.",
    fix: "Store native types or Data that the app encodes itself; or register a subclass of "
      + "NSSecureUnarchiveFromDataTransformer before the stores load.",
    source: .validator,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes.compactMap { entity, attribute in
      guard attribute.type == .transformable, let name = attribute.customClassName,
        !Self.isPlain(name)
      else { return nil }
      let transformer = attribute.valueTransformerName ?? ""
      let isDefault = transformer.isEmpty || Self.defaults.contains(transformer)
      return rule.result(
        isDefault
          ? "\(entity.name).\(attribute.name) holds \(name), which its transformer does not allow"
          : "\(entity.name).\(attribute.name) holds \(name): \(transformer) must be registered on "
            + "every device before its stores load",
        file: model.model.file,
        line: attribute.line,
        entity: entity.name,
        field: attribute.name,
        level: isDefault ? rule.level : .note
      )
    }
  }

  private static let defaults: Set<String> = [
    "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformerName",
    "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
  ]

  /// The classes that NSSecureUnarchiveFromDataTransformer allows, and Swift's names for them.
  private static let plainClasses: Set<String> = [
    "NSArray", "NSDictionary", "NSSet", "NSString", "NSNumber", "NSDecimalNumber", "NSDate",
    "NSData", "NSURL", "NSUUID", "NSNull", "NSObject", "NSMutableArray", "NSMutableDictionary",
    "NSMutableSet", "NSMutableString", "String", "Int", "Double", "Float", "Bool", "Date", "Data",
    "URL", "UUID", "Decimal", "Any",
  ]

  /// Whether it is such a class, or an array, dictionary or set of such.
  private static func isPlain(_ name: String) -> Bool {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .map { $0.hasPrefix("Swift.") ? $0.dropFirst(6) : $0 }
      .map { $0.hasPrefix("Foundation.") ? $0.dropFirst(11) : $0 }
      .allSatisfy {
        plainClasses.contains(String($0)) || ["Array", "Dictionary", "Set"].contains($0)
      }
  }
}
