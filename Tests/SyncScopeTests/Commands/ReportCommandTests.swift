import SyncEvents
import TestSupport
import Testing

struct ReportCommandTests {
  @Test(arguments: ["text", "markdown"])
  func `the report tells the silent phone and the lost fields`(format: String) throws {
    let run = try Program.run("report", "--format", format, store: Spine.made().store)
    #expect(run.code == 0)
    #expect(run.output.contains("silent-phone"))
    #expect(run.output.contains("valueRaw"))
    #expect(run.output.utf8.count > 800)
  }

  @Test func `report.html is one self-contained file with pictures`() throws {
    let folder = try SharedFolder()
    let path = folder.path("report.html")
    let run = try Program.run("report", "--output", path, store: Spine.made().store)
    #expect(run.code == 0)
    #expect(run.outputBytes.isEmpty)
    let html = String(decoding: try folder.read("report.html"), as: UTF8.self)
    #expect(html.contains("<svg"))
    #expect(html.contains("silent-phone"))
    #expect(html.hasPrefix("<!doctype html>") || html.hasPrefix("<!DOCTYPE html>"))
    for outside in ["src=\"http", "src='http", "@import", "url(http", "<link", "<script src"] {
      #expect(!html.contains(outside), "\(outside)")
    }
    let names = try folder.names
    #expect(names.contains("report.html"))
    #expect(!names.contains { $0.hasSuffix(".part") })
  }

  @Test func `the report's data are the same as JSON`() throws {
    let answer = try Spine.made().ask("report")
    #expect(!answer.members.isEmpty)
    #expect(
      try Spine.made().ask("report", "--device", "nobody").members.count == answer.members.count
    )
  }
}
