import Foundation
import FuzzTargets
import Ingest
import Testing

struct FuzzTargetTests {
  /// A seed of a target.
  struct Seed: CustomTestStringConvertible, Sendable {
    var target: any FuzzTarget.Type
    var path: String

    var testDescription: String {
      "\(target.name): \(path.split(separator: "/").suffix(2).joined(separator: "/"))"
    }
  }

  static let seeds = FuzzTargets.all.flatMap { target in
    SeedFiles.paths(of: target).map { Seed(target: target, path: $0) }
  }

  @Test func `each format has a target`() {
    let reached = Set(FuzzTargets.all.flatMap { $0.formats })
    #expect(Set(InputFormat.allCases).subtracting(reached) == [])
  }

  @Test func `each target has a name of its own and a file`() throws {
    #expect(Set(FuzzTargets.all.map { $0.name }).count == FuzzTargets.all.count)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Targets")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Target.swift") && $0 != "FuzzTarget.swift" }
    #expect(Set(files) == Set(FuzzTargets.all.map { "\($0).swift" }))
  }

  @Test func `each target has seeds, and each folder of seeds a target`() throws {
    for target in FuzzTargets.all { #expect(!SeedFiles.paths(of: target).isEmpty, "\(target)") }
    let names = try SeedFiles.ownFolders()
    #expect(names.filter { FuzzTargets.named($0) == nil } == [])
  }

  @Test(arguments: seeds)
  func `every seed keeps the laws, what once broke them too`(seed: Seed) throws {
    #expect(throws: Never.self) {
      try seed.target.check([UInt8](Data(contentsOf: URL(filePath: seed.path))))
    }
  }

  /// What a fuzzer tries first, and what none of the seeds is.
  @Test(arguments: FuzzTargets.all.map { $0.name })
  func `nothing, and runs of one byte, keep the laws`(name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    #expect(throws: Never.self) {
      try target.check([])
      for byte in stride(from: UInt8.min, to: 128, by: 3) + [0x7b, 0x80, 0xc3, 0xef, 0xff] {
        try target.check(Array(repeating: byte, count: 67))
      }
    }
  }
}
