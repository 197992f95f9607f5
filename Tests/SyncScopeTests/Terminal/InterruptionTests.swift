import Foundation
import SyncEvents
import TestSupport
import Testing

struct InterruptionTests {
  @Test(.timeLimit(.minutes(5)), arguments: [SIGINT, SIGTERM])
  func `a signal during an ingest ends it with 130, and the store verifies`(
    signal: Int32
  ) throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    // An input that doesn't end by itself.
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let running = try Program(folder: folder).start(["ingest", pipe, "--store", store])
    let input = try #require(FileHandle(forWritingAtPath: pipe))
    // The program may be gone before the last bytes are written.
    Foundation.signal(SIGPIPE, SIG_IGN)
    try input.write(contentsOf: Data(BigReport.text(events: 3_000).utf8))
    try Wait.until { FileManager.default.fileExists(atPath: store) }
    kill(running.process.processIdentifier, signal)
    try? input.write(contentsOf: Data(BigReport.text(events: 3_000, from: 3_000).utf8))
    try? input.close()
    let run = try running.wait()
    #expect(run.code == 130)
    #expect(run.error.contains("interrupted"))
    #expect(try Program.run("store", "verify", store: store).code == 0)
    let ids = try Program.run("export", store: store).lines.count
    #expect(ids < 6_000)
  }
}
