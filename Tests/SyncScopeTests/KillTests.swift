import Foundation
import SyncEvents
import TestSupport
import Testing

struct KillTests {
  private static let hasFaults = ProcessInfo.processInfo.environment["SYNCSCOPE_FAULTS"] == "1"
  private static let count = 20_000

  /// Every event that is told to be committed stays, since the next run finds it.
  @Test(.timeLimit(.minutes(10)))
  func `kill -9 at any moment leaves a store that verifies and keeps what was committed`() throws {
    let folder = try SharedFolder()
    let report = try folder.write(BigReport.text(events: Self.count), to: "big.ndjson")
    let store = folder.path("store.sqlite")
    var generator = SeededGenerator(seed: 3)
    var committed = 0
    // As long as a run that nobody kills, so that kills fall on each part of it.
    let begin = Date()
    try Program.run("ingest", report, store: folder.path("whole.sqlite"))
    let whole = Date().timeIntervalSince(begin)
    for _ in 0..<(Self.hasFaults ? 100 : 15) {
      let running = try Program(folder: folder).start(["ingest", report, "--store", store])
      let moment = Double(generator.below(1_000)) / 1_000 * whole
      Thread.sleep(forTimeInterval: moment)
      kill(running.process.processIdentifier, SIGKILL)
      _ = try running.wait()
      let verified = try Program.run("store", "verify", "--format", "json", store: store)
      #expect(verified.code == 0 || verified.code == 66)
      guard verified.code == 0 else { continue }
      let events = try #require(try verified.object["events"]?.integer)
      #expect(events >= committed)
      committed = Int(events)
      // A new store each few kills, so that they fall on beginnings as well.
      if generator.isOne(in: 4) {
        try Self.checkPrefix(of: store, committed)
        try Self.remove(store)
        committed = 0
      }
    }
    #expect(try Program.run("ingest", report, store: store).code == 0)
    try Self.checkPrefix(of: store, Self.count + 1)
    #expect(try Program.run("store", "verify", store: store).code == 0)
  }

  /// The store holds the first so many lines of the report, each once and in order.
  private static func checkPrefix(of store: String, _ count: Int) throws {
    guard count > 0 else { return }
    let lines = try Program.run("export", store: store).lines
    #expect(lines.count == count)
    #expect(lines.first?["kind"] == "report")
    #expect(lines.dropFirst().map { $0["seq"] } == (0..<count - 1).map { .integer(Int64($0)) })
  }

  private static func remove(_ store: String) throws {
    for end in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: store + end) {
      try FileManager.default.removeItem(atPath: store + end)
    }
  }
}
