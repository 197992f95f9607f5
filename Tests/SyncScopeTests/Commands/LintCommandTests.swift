import SyncEvents
import TestSupport
import Testing

struct LintCommandTests {
  private static func model(_ inside: String = "") -> String {
    "<model type=\"com.apple.IDECoreDataModeler.DataModel\">\n<entity name=\"Note\">\n\(inside)"
      + "</entity></model>"
  }

  private static let ordered =
    "<relationship name=\"r\" optional=\"YES\" ordered=\"YES\" destinationEntity=\"Note\" "
    + "inverseName=\"r\"/>"

  private static func folder() throws -> SharedFolder {
    let folder = try SharedFolder()
    try folder.write(model(ordered), to: "M.xcdatamodeld/M.xcdatamodel/contents")
    try folder.write(model(), to: "sound.xml")
    try folder.write("DEFINE SCHEMA\nRECORD TYPE CD_Tag (\nCD_a STRING\n);", to: "dev.ckdb")
    try folder.write("DEFINE SCHEMA\nRECORD TYPE CD_Tag (\nCD_a BYTES\n);", to: "production.ckdb")
    try folder.write("hello", to: "note.txt")
    return folder
  }

  private static func lint(_ folder: SharedFolder, _ arguments: String...) throws -> Outcome {
    try Program().run(["lint", "--format", "json"] + arguments)
  }

  @Test func `an error in a model is found with its line, and the exit status says so`() throws {
    let folder = try Self.folder()
    let outcome = try Self.lint(folder, folder.path("M.xcdatamodeld"))
    #expect(outcome.code == 1)
    let row = try #require(
      try outcome.object.rows("results").first { $0["level"] == "error" }
    )
    #expect(row["rule"] == "ordered-relationship")
    #expect(row["entity"] == "Note")
    #expect(row["field"] == "r")
    #expect(row["line"] == 3)
    #expect(row["file"]?.text == folder.path("M.xcdatamodeld/M.xcdatamodel/contents"))
  }

  @Test(
    arguments: [
      (["M.xcdatamodeld", "--fail-on", "never"], 0), (["sound.xml"], 0),
      (["sound.xml", "dev.ckdb", "--fail-on", "warning"], 1), (["sound.xml", "note.txt"], 65),
      (["sound.xml", "gone"], 66), (["M.xcdatamodeld", "gone"], 1), (["note.txt", "gone"], 66),
    ] as [([String], Int32)]
  )
  func `the exit status is of the worst that was met`(arguments: [String], code: Int32) throws {
    let folder = try Self.folder()
    let paths = arguments.map { word in
      word.hasPrefix("--") || ["never", "warning"].contains(word) ? word : folder.path(word)
    }
    let outcome = try Program().run(["lint", "--format", "json"] + paths)
    #expect(outcome.code == code)
    #expect(try outcome.object["results"] != nil)
    if code >= 65 { #expect(outcome.error.contains(folder.path)) }
  }

  @Test func `two environments and a model are compared`() throws {
    let folder = try Self.folder()
    let outcome = try Self.lint(
      folder,
      "--dev",
      folder.path("dev.ckdb"),
      "--production",
      folder.path("production.ckdb"),
      "--model",
      folder.path("sound.xml")
    )
    let rules = try outcome.object.rows("results").map { $0["rule"]?.text }
    #expect(rules.contains("changed-field-type"))
    #expect(rules.contains("schema-lacks-type"))
    #expect(outcome.code == 1)
  }

  @Test func `standard input is judged, and nothing given is wrong usage`() throws {
    let outcome = try Program().run(
      ["lint", "-", "--format", "xcode"],
      input: Self.model(Self.ordered)
    )
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(":3:1: error: Note.r is ordered [ordered-relationship]\n"))
    #expect(try Program.run("lint").code == 64)
  }

  @Test(arguments: ["text", "json", "sarif", "github", "xcode"])
  func `each format gives an answer`(format: String) throws {
    let folder = try Self.folder()
    let outcome = try Program().run(
      ["lint", folder.path("M.xcdatamodeld"), "--format", format, "--fail-on", "never"]
    )
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("ordered-relationship"))
  }
}
