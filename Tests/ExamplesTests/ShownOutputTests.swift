import FoundationEssentials
import TestSupport
import Testing

@testable import syncscope

/// What READMEs show as printed must be printed; a line of `…` stands for what they leave out.
@Suite struct ShownOutputTests {
  @Test(arguments: Example.all)
  func `an example's README shows what is printed`(example: Example) throws {
    let shown = try Self.shown(in: "\(Example.root)/\(example.folder)/README.md")
    #expect(!shown.isEmpty)
    let printed = try Self.diagnosis(of: example)
    #expect(shown.filter { !printed.contains($0) } == [])
  }

  @Test func `the README shows what is printed`() throws {
    let shown = try Self.shown(in: Example.package + "/README.md")
    #expect(!shown.isEmpty)
    let folder = try TemporaryFolder()
    let store = folder.path + "/store.sqlite"
    let output = folder.path + "/answer.txt"
    for example in Example.all {
      try Tool.run("ingest", example.input, "--store", store, "--output", output, "--quiet")
    }
    var printed = try Self.diagnosis(of: Example(folder: "silent-dual-store"))
    let device = ["--device", "0c92703818277337"]
    for question in [["setup"] + device, ["record-saves"] + device, ["asymmetry"]] {
      try Tool.run(["ask"] + question + ["--store", store, "--output", output, "--quiet"])
      printed += try Self.text(output)
    }
    #expect(shown.filter { !printed.contains($0) } == [])
  }

  private static func diagnosis(of example: Example) throws -> String {
    let folder = try TemporaryFolder()
    let output = folder.path + "/diagnosis.txt"
    try Tool.run("diagnose", example.input, "--output", output, "--quiet")
    return try text(output)
  }

  /// The passages of a page's blocks that are marked as text.
  private static func shown(in path: String) throws -> [String] {
    let blocks = try text(path).split(separator: "```text\n").dropFirst()
    return blocks.flatMap { block in
      let end = block.firstRange(of: "```")?.lowerBound ?? block.endIndex
      return block[..<end].split(separator: "…\n").map(String.init)
    }
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
