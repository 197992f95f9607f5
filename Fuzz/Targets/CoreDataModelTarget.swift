package import Ingest
import Schemas

/// Core Data models as Xcode writes them.
package enum CoreDataModelTarget: FuzzTarget {
  package static let name = "model"
  package static let formats: [InputFormat] = [.coreDataModel]
  package static let fixtureEndings = ["contents.xml"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: nil)
    let model: CoreDataModel
    do throws(SchemaError) {
      model = try CoreDataModelLoader.model(bytes: bytes, file: "fuzz")
    } catch {
      guard !"\(error)".isEmpty else { throw Violation("a refusal without a reason") }
      return
    }
    for isShared in [false, true] {
      let types = CloudKitMapping.expectedRecordTypes(for: model, isShared: isShared)
      guard types.allSatisfy({ !$0.name.isEmpty }) else {
        throw Violation("a record type without a name")
      }
    }
  }
}
