import Lint
import Schemas
import TestSupport
import Testing

struct LintInputsTests {
  private static let model =
    "<model type=\"com.apple.IDECoreDataModeler.DataModel\"><entity name=\"A\"/></model>"
  private static let schema = "DEFINE SCHEMA\nRECORD TYPE CD_A (\nCD_a STRING\n);"
  private static let list =
    "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>A</string></dict></plist>"

  private static func project() throws -> SharedFolder {
    let folder = try SharedFolder()
    try folder.write(model, to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
    try folder.write(model, to: "App/M.xcdatamodeld/M 2.xcdatamodel/contents")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key>"
        + "<string>M 2.xcdatamodel</string></dict></plist>",
      to: "App/M.xcdatamodeld/.xccurrentversion"
    )
    try folder.write(schema, to: "production.ckdb")
    try folder.write(list, to: "App/Info.plist")
    try folder.write("let a = 1", to: "App/a.swift")
    try folder.write("# Notes", to: "README.md")
    try folder.write("<other/>", to: "App/other.xml")
    try folder.write(model, to: "Pods/P.xcdatamodel/contents")
    try folder.write(model, to: ".build/B.xcdatamodel/contents")
    return folder
  }

  @Test func `a folder gives all that can be judged, and nothing else is a failure`() throws {
    let folder = try Self.project()
    var inputs = LintInputs()
    inputs.read(folder.path + "/")
    #expect(inputs.failures == [])
    #expect(inputs.count == 4)
    #expect(inputs.subject.models.map(\.model.name) == ["M 2"])
    #expect(inputs.subject.models.map(\.previous?.name) == ["M"])
    #expect(inputs.subject.schemas.count == 1)
    #expect(inputs.subject.settings.map(\.kind) == [.information])
    #expect(inputs.subject.sources.count == 1)
  }

  @Test func `what is none of these stops no other`() throws {
    let folder = try Self.project()
    var inputs = LintInputs()
    for name in ["README.md", "gone", "production.ckdb", "App/other.xml"] {
      inputs.read(folder.path(name))
    }
    #expect(
      inputs.failures == [
        .unknown(file: folder.path("README.md")), .missing(file: folder.path("gone")),
        .unknown(file: folder.path("App/other.xml")),
      ]
    )
    #expect(inputs.failures.map(\.isMissing) == [false, true, false])
    #expect(inputs.count == 1)
  }

  @Test func `a file is judged once`() throws {
    let folder = try Self.project()
    var inputs = LintInputs()
    inputs.read(folder.path("production.ckdb"))
    inputs.read(folder.path("production.ckdb"))
    inputs.read(folder.path)
    #expect(inputs.subject.schemas.count == 1)
  }

  @Test func `a schema with a role is not judged again as one of the folder`() throws {
    let folder = try Self.project()
    var inputs = LintInputs()
    inputs.readProduction(folder.path("production.ckdb"))
    inputs.read(folder.path)
    #expect(inputs.subject.schemas.isEmpty)
    #expect(inputs.subject.production?.recordTypes.count == 1)
  }

  @Test func `a schema is no model, and a model no schema`() throws {
    let folder = try Self.project()
    var inputs = LintInputs()
    inputs.readModel(folder.path("production.ckdb"))
    inputs.readProduction(folder.path("App/M.xcdatamodeld/M.xcdatamodel/contents"))
    inputs.readDevelopment(folder.path("none.ckdb"))
    #expect(inputs.failures.count == 3)
    #expect(inputs.failures.map(\.isMissing) == [false, false, true])
    #expect(inputs.subject.production == nil)
  }

  @Test func `text from elsewhere is recognised by what it holds`() {
    var inputs = LintInputs()
    inputs.read(bytes: Array(Self.model.utf8), named: "standard input")
    inputs.read(bytes: [], named: "standard input")
    inputs.read(bytes: Array("bplist00".utf8), named: "standard input")
    #expect(inputs.subject.models.count == 1)
    #expect(
      inputs.failures == [
        .unknown(file: "standard input"), .binaryPropertyList(file: "standard input"),
      ]
    )
  }

  @Test func `a folder without anything says so`() throws {
    let folder = try SharedFolder()
    var inputs = LintInputs()
    inputs.read(folder.path)
    #expect(inputs.failures == [.nothingInFolder(folder: folder.path)])
  }

  @Test func `an old version that can't be read is left out and told`() throws {
    let folder = try SharedFolder()
    try folder.write(Self.model, to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
    try folder.write("<broken", to: "M.xcdatamodeld/M.xcdatamodel/contents")
    var inputs = LintInputs()
    inputs.read(folder.path("M.xcdatamodeld"))
    #expect(inputs.failures == [])
    #expect(inputs.remarks.count == 1)
    #expect(inputs.subject.models.map(\.choice) == [.lastByName])
  }
}
