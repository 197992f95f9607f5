import FoundationEssentials
import SyncEvents
import TestSupport
import Testing

@testable import syncscope

@Suite struct ExamplesTests {
  @Test(arguments: Example.all)
  func `an example comes to what its folder says`(example: Example) throws {
    let folder = try TemporaryFolder()
    let output = folder.path + "/diagnosis.json"
    try Tool.run("diagnose", example.input, "--output", output, "--quiet")
    #expect(try found(output) == example.expected())
  }

  @Test(arguments: Example.all)
  func `a store of the example's events comes to the same`(example: Example) throws {
    let folder = try TemporaryFolder()
    let store = folder.path + "/store.sqlite"
    let output = folder.path + "/diagnosis.json"
    try Tool.run(
      "ingest",
      example.input,
      "--store",
      store,
      "--output",
      folder.path + "/counts.json",
      "--strict",
      "--quiet"
    )
    try Tool.run("diagnose", "--store", store, "--output", output, "--quiet")
    #expect(try found(output) == example.expected())
  }

  @Test func `every folder of the examples is one of these`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Example.root).filter { name in
      FileManager.default.fileExists(atPath: "\(Example.root)/\(name)/expected.json")
    }
    #expect(Set(names) == Set(Example.all.map(\.folder)))
  }

  private func found(_ path: String) throws -> Example.Verdict {
    let json = try JSONFile.object(path)
    let first = json["findings"]?.array?.first?.object
    return Example.Verdict(verdict: json["verdict"]?.text, firstFinding: first?["id"]?.text)
  }
}
