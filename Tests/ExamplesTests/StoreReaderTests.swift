import Foundation
import SyncEvents
import TestSupport
import Testing

@testable import syncscope

/// Holds docs/file-format.md, by way of the reader that was written from it, against the program.
@Suite struct StoreReaderTests {
  /// Enough for a sealed block and a tail.
  private static let eventCount = 6_000

  @Test(.enabled(if: Python.isThere))
  func `the stand-alone reader reads a store as export gives it`() throws {
    let folder = try TemporaryFolder()
    let report = try folder.write(OddReport.text(count: Self.eventCount).utf8, to: "odd.ndjson")
    let store = folder.path + "/store.sqlite"
    let export = folder.path + "/export.ndjson"
    try Tool.run(
      "ingest",
      report,
      Example.root + "/healthy-dual-store/input",
      "--store",
      store,
      "--output",
      folder.path + "/counts.json",
      "--strict",
      "--quiet"
    )
    try Tool.run("export", "--store", store, "--output", export, "--quiet")

    let read = try Python.output(of: Example.package + "/scripts/read-store.py", store)
    let written = try Data(contentsOf: URL(filePath: export))
    #expect(written.split(separator: 0x0a).count > Self.eventCount)
    #expect(read == written)
  }
}
