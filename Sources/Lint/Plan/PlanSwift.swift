internal import Schemas

/// Writes the Swift that goes with a plan: wrappers, the copy at launch and the JSON fallback.
///
/// Old attributes are read by key, so the class may drop their properties and take over the names.
enum PlanSwift {
  static func text(of entities: [PlannedEntity]) -> String {
    guard !entities.isEmpty else { return "" }
    let usesKit = entities.flatMap(\.fields).contains {
      if case .archive(let name) = $0.conversion { name.hasPrefix("UI") } else { false }
    }
    return header + (usesKit ? "import UIKit\n\n" : "\n")
      + entities.map(wrapper).joined(separator: "\n") + "\n" + legacyAccess
      + "\n" + copying(entities) + "\n" + backup(entities)
  }

  private static let header = """
    import CoreData
    import Foundation

    """

  private static let legacyAccess = """
    extension NSManagedObject {
      /// The value of an attribute that has no property any more.
      fileprivate func legacyValue<Value>(_ key: String) -> Value? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key) as? Value
      }

      /// Keeps an old attribute up to date for versions that still read it.
      fileprivate func setLegacyValue(_ value: Any?, _ key: String) {
        willChangeValue(forKey: key)
        setPrimitiveValue(value, forKey: key)
        didChangeValue(forKey: key)
      }
    }

    """

  // MARK: Wrappers

  private static func wrapper(_ entity: PlannedEntity) -> String {
    let managed = entity.fields.map { field in
      "  @NSManaged public var \(field.new): \(managedType(field))?\n"
    }
    let properties = entity.fields.map(property).joined(separator: "\n")
    let note =
      entity.className == "NSManagedObject"
      ? "// The entity has no class of its own: give it one named \(entity.entity).\n" : ""
    return """
      // \(entity.entity). With Codegen Class Definition, Xcode writes the @NSManaged lines itself.
      \(note)extension \(typeName(entity)) {
      \(managed.joined())}

      extension \(typeName(entity)) {
      \(properties)}

      """
  }

  static func typeName(_ entity: PlannedEntity) -> String {
    entity.className == "NSManagedObject" ? entity.entity : entity.className
  }

  private static func managedType(_ field: PlannedField) -> String {
    NativeType.managedType(of: field.newType)
  }

  /// The type the app's own code sees.
  private static func swiftType(_ field: PlannedField) -> String {
    switch field.conversion {
    case .json(let type): type
    case .archive(let name): name
    case .number, .same: NativeType.swiftType(of: field.newType)
    }
  }

  private static func property(_ field: PlannedField) -> String {
    let type = swiftType(field)
    let old = legacyType(field)
    let isTaken = field.property == field.old
    let hint =
      isTaken ? "  // Remove the property \(field.old) from the class: this takes its name.\n" : ""
    return """
      \(hint)  public var \(SwiftName.property(field.property)): \(type)? {
          get {
            \(readNew(field))
            let old: \(old)? = legacyValue("\(SwiftName.literal(field.old))")
            return \(fromLegacy(field))
          }
          set {
            \(field.new) = \(encoded(field))
            setLegacyValue(\(toLegacy(field)), "\(SwiftName.literal(field.old))")
          }
        }

      """
  }

  private static func legacyType(_ field: PlannedField) -> String {
    switch field.conversion {
    case .number: "NSNumber"
    case .json(let type): type
    case .archive(let name): name
    case .same:
      field.newType == .decimal ? "NSDecimalNumber" : NativeType.swiftType(of: field.newType)
    }
  }

  private static func number(_ field: PlannedField, _ value: String) -> String {
    switch field.newType {
    case .boolean: "\(value).boolValue"
    case .double, .float: "\(value).doubleValue"
    default: "\(value).intValue"
    }
  }

  /// Returns the new attribute's value; one that can't be decoded leaves the old one to be read.
  private static func readNew(_ field: PlannedField) -> String {
    let decoding: String
    switch field.conversion {
    case .number: return "if let value = \(field.new) { return \(number(field, "value")) }"
    case .same:
      let value = field.newType == .decimal ? "value as Decimal" : "value"
      return "if let value = \(field.new) { return \(value) }"
    case .json(let type): decoding = "JSONDecoder().decode(\(type).self, from: Data(new.utf8))"
    case .archive(let name):
      decoding = "NSKeyedUnarchiver.unarchivedObject(ofClass: \(name).self, from: new)"
    }
    return "if let new = \(field.new),\n        let value = try? \(decoding)\n"
      + "      {\n        return value\n      }"
  }

  private static func fromLegacy(_ field: PlannedField) -> String {
    switch field.conversion {
    case .number: number(field, "old?")
    case .same: field.newType == .decimal ? "old.map { $0 as Decimal }" : "old"
    case .json, .archive: "old"
    }
  }

  private static func encoded(_ field: PlannedField) -> String {
    switch field.conversion {
    case .number: "newValue.map { NSNumber(value: $0) }"
    case .json:
      "newValue.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }"
    case .archive:
      "newValue.flatMap {\n"
        + "        try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)\n"
        + "      }"
    case .same: field.newType == .decimal ? "newValue.map { $0 as NSDecimalNumber }" : "newValue"
    }
  }

  private static func toLegacy(_ field: PlannedField) -> String {
    switch field.conversion {
    case .number: field.new
    case .same: field.newType == .decimal ? field.new : "newValue"
    case .json, .archive: "newValue"
    }
  }

  // MARK: Copying

  private static func copying(_ entities: [PlannedEntity]) -> String {
    """
    /// Copies what only the old attributes hold into the new ones.
    enum LegacyFields {
      /// Objects saved at a time, so that an interruption loses no more than that.
      private static let batch = 200

      /// Copies in the store and returns how many objects it changed.
      ///
      /// Call it after the stores are loaded, on a background context, with the private store: it is
      /// the owner's device that has the values. It may be called at every launch; what is copied is
      /// left alone.
      static func copy(
        in context: NSManagedObjectContext,
        of store: NSPersistentStore
      ) throws -> Int {
        var changed = 0
    \(entities.map(copyCall).joined())    return changed
      }
    \(entities.map(copyFunction).joined())}

    """
  }

  private static func copyCall(_ entity: PlannedEntity) -> String {
    "    changed += try copy\(typeName(entity))(in: context, of: store)\n"
  }

  private static func copyFunction(_ entity: PlannedEntity) -> String {
    let pairs = entity.fields.map {
      "        (\"\(SwiftName.literal($0.old))\", \"\(SwiftName.literal($0.new))\"),\n"
    }
    let steps = entity.fields.map { field in
      let name = SwiftName.property(field.property)
      return """
                if object.\(field.new) == nil, let value = object.\(name) {
                  object.\(name) = value
                  isChanged = true
                }

        """
    }
    return """

        private static func copy\(typeName(entity))(
          in context: NSManagedObjectContext,
          of store: NSPersistentStore
        ) throws -> Int {
          let pairs = [
      \(pairs.joined())          ]
          return try context.performAndWait {
            let request = NSFetchRequest<\(typeName(entity))>(entityName: "\(entity.entity)")
            request.affectedStores = [store]
            request.fetchBatchSize = batch
            request.predicate = NSCompoundPredicate(
              orPredicateWithSubpredicates: pairs.map {
                NSPredicate(format: "%K != nil AND %K == nil", $0, $1)
              }
            )
            var changed = 0
            for object in try context.fetch(request) {
              var isChanged = false
      \(steps.joined())        guard isChanged else { continue }
              changed += 1
              if changed.isMultiple(of: batch) { try context.save() }
            }
            if context.hasChanges { try context.save() }
            return changed
          }
        }

      """
  }

  // MARK: JSON

  private static func backup(_ entities: [PlannedEntity]) -> String {
    """
    /// The old values as JSON: written before anything changes, read back if a copy fails.
    enum LegacyBackup {
    \(entities.map(rows).joined(separator: "\n"))
      struct File: Codable {
    \(entities.map { "    var \(SwiftName.property($0.entity)): [\($0.entity)Row] = []\n" }.joined())  }

      static func export(from context: NSManagedObjectContext) throws -> Data {
        try context.performAndWait {
          var file = File()
    \(entities.map(export).joined())      return try JSONEncoder().encode(file)
        }
      }

      /// Fills what is nil; a value that is there is never replaced.
      static func restore(_ data: Data, in context: NSManagedObjectContext) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        try context.performAndWait {
    \(entities.map(restore).joined())      if context.hasChanges { try context.save() }
        }
      }
    }

    """
  }

  /// The type in JSON; archives go as data.
  private static func jsonType(_ field: PlannedField) -> String {
    if case .archive = field.conversion { return "Data" }
    return swiftType(field)
  }

  private static func rows(_ entity: PlannedEntity) -> String {
    let fields = entity.fields.map {
      "    var \(SwiftName.property($0.property)): \(jsonType($0))?\n"
    }
    let identifier =
      entity.identifier.map { _ in "    var identifier: UUID?\n" }
      ?? "    /// Known to this store only: restore on the same device.\n    var object: URL\n"
    return "  struct \(entity.entity)Row: Codable {\n\(identifier)\(fields.joined())  }\n"
  }

  private static func export(_ entity: PlannedEntity) -> String {
    let type = typeName(entity)
    let key =
      entity.identifier.map { "identifier: object.\($0)" }
      ?? "object: object.objectID.uriRepresentation()"
    let values = entity.fields.map { field -> String in
      let name = SwiftName.property(field.property)
      if case .archive = field.conversion {
        return "\(name): object.\(name).flatMap {\n"
          + "              try? NSKeyedArchiver.archivedData(\n"
          + "                withRootObject: $0, requiringSecureCoding: true)\n            }"
      }
      return "\(name): object.\(name)"
    }
    return """
            for object in try context.fetch(NSFetchRequest<\(type)>(entityName: "\(entity.entity)")) {
              file.\(SwiftName.property(entity.entity)).append(
                \(entity.entity)Row(
                  \(([key] + values).joined(separator: ",\n            "))
                )
              )
            }

      """
  }

  private static func restore(_ entity: PlannedEntity) -> String {
    let type = typeName(entity)
    let find =
      entity.identifier.map { name in
        """
                guard let identifier = row.identifier else { continue }
                let request = NSFetchRequest<\(type)>(entityName: "\(entity.entity)")
                request.predicate = NSPredicate(format: "\(name) == %@", identifier as CVarArg)
                guard let object = try context.fetch(request).first else { continue }

        """
      }
        ?? """
                guard let coordinator = context.persistentStoreCoordinator,
                  let id = coordinator.managedObjectID(forURIRepresentation: row.object),
                  let object = try? context.existingObject(with: id) as? \(type)
                else { continue }

        """
    let steps = entity.fields.map { field -> String in
      let name = SwiftName.property(field.property)
      if case .archive(let type) = field.conversion {
        return """
                  if object.\(name) == nil, let data = row.\(name) {
                    object.\(name) = try? NSKeyedUnarchiver.unarchivedObject(
                      ofClass: \(type).self, from: data)
                  }

          """
      }
      return "        if object.\(name) == nil { object.\(name) = row.\(name) }\n"
    }
    return
      "      for row in file.\(SwiftName.property(entity.entity)) {\n\(find)\(steps.joined())      }\n"
  }
}

extension MigrationPlan {
  /// The Swift to add to the app.
  package var swift: String { PlanSwift.text(of: entities) }
}
