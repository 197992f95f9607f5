import FoundationEssentials
import Testing

@testable import Schemas

struct ModelVersionsTests {
  private let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>_XCCurrentVersionName</key>
      <string>Notes 2.xcdatamodel</string>
    </dict>
    </plist>
    """

  @Test
  func `a folder of versions gives all and the current one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ModelText.model(""), to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    try folder.write(ModelText.entity(""), to: "Notes.xcdatamodeld/Notes 2.xcdatamodel/contents")
    try folder.write(plist, to: "Notes.xcdatamodeld/.xccurrentversion")
    let versions = try CoreDataModelLoader.versions(path: folder.path + "/Notes.xcdatamodeld")
    #expect(versions.models.map(\.name) == ["Notes 2", "Notes"])
    #expect(versions.failures.isEmpty)
    #expect(versions.namedCurrent == "Notes 2")
    #expect(versions.current?.entities.map(\.name) == ["Note"])
  }

  @Test
  func `a version that can't be read doesn't hide the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ModelText.entity(""), to: "N.xcdatamodeld/N 2.xcdatamodel/contents")
    try folder.write("<model", to: "N.xcdatamodeld/N.xcdatamodel/contents")
    try folder.write("", to: "N.xcdatamodeld/Old.xcdatamodel/layout")
    let versions = try CoreDataModelLoader.versions(path: folder.path + "/N.xcdatamodeld")
    #expect(versions.models.map(\.name) == ["N 2"])
    #expect(versions.failures.count == 2)
    #expect(versions.current == nil)
  }

  @Test(
    arguments: [
      ("Notes.xcdatamodel/contents", "Notes.xcdatamodel", "Notes"),
      ("Notes.xcdatamodel/contents", "Notes.xcdatamodel/contents", "Notes"),
      ("Notes.xcdatamodeld/N.xcdatamodel/contents", "Notes.xcdatamodeld", "N"),
      ("other.name.xml", "other.name.xml", "other.name"),
    ]
  )
  func `a single model is current and named for its place`(
    file: String,
    path: String,
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(ModelText.model(""), to: file)
    let versions = try CoreDataModelLoader.versions(path: "\(folder.path)/\(path)")
    #expect(versions.current?.name == name)
    #expect(versions.current?.file == "\(folder.path)/\(file)")
  }

  @Test
  func `a current version that isn't there is not replaced by another`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ModelText.model(""), to: "N.xcdatamodeld/N.xcdatamodel/contents")
    try folder.write(plist, to: "N.xcdatamodeld/.xccurrentversion")
    let versions = try CoreDataModelLoader.versions(path: folder.path + "/N.xcdatamodeld")
    #expect(versions.namedCurrent == "Notes 2")
    #expect(versions.current == nil)
  }

  @Test
  func `a path without a model is an error that says why`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    #expect(throws: SchemaError.missing(file: path + "/x")) {
      try CoreDataModelLoader.versions(path: path + "/x")
    }
    #expect(throws: SchemaError.noModel(folder: path)) {
      try CoreDataModelLoader.versions(path: path)
    }
  }

  @Test
  func `a device is refused, and a large file before it is read`() throws {
    #expect(throws: SchemaError.notAFile(file: "/dev/zero")) {
      try CoreDataModelLoader.versions(path: "/dev/zero")
    }
    let folder = try TemporaryFolder()
    let path = folder.path + "/large.xml"
    let bytes = Limits.maxFileBytes + 1
    try Data(count: bytes).write(to: URL(filePath: path))
    let error = SchemaError.tooLarge(file: path, bytes: bytes, limit: Limits.maxFileBytes)
    #expect(throws: error) { try CoreDataModelLoader.versions(path: path) }
    #expect(throws: error) { try CloudKitSchemaParser.schema(path: path) }
  }
}
