import SyncEvents
import TestSupport
import Testing

struct HostileInputTests {
  /// The most memory that the program may map, whatever it reads; a line may have 128 MiB.
  private static let limitKB = 900_000

  private static func line(_ rest: String) -> String {
    #"{"v":1,"kind":"error","ts":"2026-11-02T08:00:00Z","id":"x"\#(rest)}"# + "\n"
  }

  private static func chain(_ levels: Int) -> String {
    #","error":"# + String(repeating: #"{"domain":"D","code":1,"underlying":"#, count: levels)
      + #"{"domain":"L","code":2}"# + String(repeating: "}", count: levels)
  }

  /// Reads a file under a limit of memory that the system holds.
  private static func ingest(_ bytes: [UInt8]) throws -> (run: Outcome, folder: SharedFolder) {
    let folder = try SharedFolder()
    let path = try folder.write(bytes, to: "input")
    let program = Program(
      wrapper: ["/bin/sh", "-c", "ulimit -v \(limitKB); exec \"$0\" \"$@\""],
      folder: folder
    )
    let run = try program.run(
      ["ingest", path, "--format", "json", "--store", folder.path("store.sqlite")])
    return (run, folder)
  }

  @Test func `a line of 60 MB is taken`() throws {
    let text = Self.line(#","context":""# + String(repeating: "a", count: 60_000_000) + "\"")
    let (run, _) = try Self.ingest(Array(text.utf8))
    #expect(run.code == 0)
    #expect(try run.object[path: "events", "accepted"] == 1)
  }

  @Test func `a line of more than 128 MiB is refused by name, the next is taken`() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 128 << 20)
    let text = Array(#"{"v":1,"note":""#.utf8) + long + Array("\"}\n".utf8)
    let (run, _) = try Self.ingest(text + Array(Self.line("").utf8))
    #expect(run.code == 0)
    let reply = try run.object
    #expect(reply[path: "events", "accepted"] == 1)
    #expect(reply.rows("rejections").map { $0["line"] } == [1])
    #expect(reply.rows("rejections").first?["reason"]?.text?.contains("128 MiB") == true)
  }

  @Test func `10,000 levels are refused by name, not cut`() throws {
    let (run, _) = try Self.ingest(Array(Self.line(Self.chain(10_000)).utf8))
    #expect(run.code == 65)
    #expect(try run.object[path: "events", "rejected"] == 1)
    #expect(
      try run.object.rows("rejections").first?["reason"]?.text?.contains("1024") == true
        || run.object.rows("rejections").first?["reason"]?.text?.contains("1,024") == true
    )
  }

  @Test(arguments: [900, 1_022])
  func `levels within the limit come back whole`(levels: Int) throws {
    let (run, folder) = try Self.ingest(Array(Self.line(Self.chain(levels)).utf8))
    #expect(run.code == 0)
    let export = try Program.run("export", store: folder.path("store.sqlite")).output
    #expect(export.split(separator: "\"domain\"").count == levels + 2)
    #expect(export.contains("\"L\""))
    #expect(try Program.run("store", "verify", store: folder.path("store.sqlite")).code == 0)
  }

  @Test func `a gzip bomb is read in bounded memory`() throws {
    let (run, _) = try Self.ingest(Gzip.bomb([UInt8](repeating: 0x20, count: 1 << 20), times: 300))
    #expect(run.code == 0 || run.code == 65)
  }

  @Test func `a gzip bomb of lines is read in bounded memory`() throws {
    let piece = [UInt8](repeating: 0x0a, count: 1 << 16)
    let (run, _) = try Self.ingest(Gzip.bomb(piece, times: 5) + Gzip.pack(Self.line("")))
    #expect(run.code == 0)
    #expect(try run.object[path: "events", "accepted"] == 1)
  }

  @Test func `a torn gzip file gives what stands before the tear, and names it`() throws {
    let text = BigReport.text(events: 2_000)
    let packed = try Gzip.pack(text)
    let (run, _) = try Self.ingest(Array(packed.dropLast(20)))
    #expect(run.code == 0)
    let reply = try run.object
    #expect(try #require(reply[path: "events", "accepted"]?.integer) > 100)
    #expect(reply.rows("rejections").last?["reason"]?.text?.contains("what stands before") == true)
  }

  @Test func `an empty file is not understood, and says so`() throws {
    let (run, _) = try Self.ingest([])
    #expect(run.code == 65)
    #expect(try run.object.rows("rejections").first?["reason"] == "it is empty")
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `random bytes are refused or read, never a crash`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = (0..<20_000).map { _ in UInt8(generator.below(256)) }
    // Some look like what is known at their beginning.
    let beginnings: [[UInt8]] = [
      [], Array("{\"v\":1,".utf8), [0x1f, 0x8b, 8], Array("<?xml version=\"1.0\"?><model".utf8),
      Array("DEFINE SCHEMA".utf8), Array("SQLite format 3\0".utf8),
    ]
    bytes.replaceSubrange(0..<0, with: beginnings[Int(seed)])
    let (run, _) = try Self.ingest(bytes)
    #expect(run.code == 0 || run.code == 65)
  }
}
