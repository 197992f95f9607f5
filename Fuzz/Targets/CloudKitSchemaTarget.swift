package import Ingest
import Schemas

/// CloudKit schemas as `cktool` exports them.
package enum CloudKitSchemaTarget: FuzzTarget {
  package static let name = "schema"
  package static let formats: [InputFormat] = [.cloudKitSchema]
  package static let fixtureEndings = [".ckdb"]

  package static func check(_ bytes: [UInt8]) throws {
    _ = try Reading.checked(bytes, as: nil)
    let lines = bytes.count { $0 == 0x0a } + 1
    let schema: CloudKitSchema
    do throws(SchemaError) {
      schema = try CloudKitSchemaParser.schema(bytes: bytes, file: "fuzz")
    } catch {
      guard !"\(error)".isEmpty else { throw Violation("a refusal without a reason") }
      return
    }
    for problem in schema.problems where !(1...lines).contains(problem.line) {
      throw Violation("a problem outside the text: \(problem)")
    }
  }
}
