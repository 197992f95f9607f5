import Foundation
import Ingest
import Schemas
import SyncEvents
import TestSupport
import Testing

/// Archives are read as the folders they stand for.
struct ArchiveTests {
  /// A console text, a compressed report, an archive with a table, a page, a file of macOS's own,
  /// and a folder of two model versions.
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/from-a-tester.zip").path

  private func read(
    _ path: String = path,
    into sink: (ReadItem, String) -> Void = { _, _ in }
  ) throws -> [InputSummary] {
    try InputReader().read(path, into: sink)
  }

  @Test func `each file of an archive is read by its own name and format`() throws {
    let found = try read().map { ($0.path.replacing(Self.path, with: "zip"), $0.format) }
    #expect(
      Dictionary(uniqueKeysWithValues: found) == [
        "zip/out/console.txt": .console, "zip/out/one.syncreport": .own,
        "zip/out/rows.zip/rows.csv": .csv,
        "zip/out/Notes.xcdatamodeld/Notes.xcdatamodel/contents": .coreDataModel,
        "zip/out/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": .coreDataModel,
        "zip/out/Notes.xcdatamodeld/.xccurrentversion": .currentVersion,
      ]
    )
  }

  @Test func `an event of an archive names the file within it`() throws {
    var names: Set<String> = []
    _ = try read { item, name in
      guard case .event(let read) = item, let source = read.event.source else { return }
      #expect(source.name == name)
      names.insert(String(name.dropFirst(Self.path.count)))
    }
    #expect(names == ["/out/console.txt", "/out/rows.zip/rows.csv"])
  }

  @Test func `the bytes of an archive's files are together those of the archive`() throws {
    let size = try Data(contentsOf: URL(filePath: Self.path)).count
    #expect(try read().reduce(0) { $0 + $1.bytes } == size)
  }

  @Test func `pages are passed over and said to be`() throws {
    var skipped: [Int] = []
    var reader = InputReader()
    reader.skipped = { _, count in skipped.append(count) }
    _ = try reader.read(Self.path) { _, _ in }
    #expect(skipped == [1])
  }

  @Test func `the version of a model that its folder calls current is the one in use`() throws {
    var documents = DocumentSet()
    _ = try read { item, name in
      if case .document(let document) = item { documents.add(document, file: name) }
    }
    #expect(documents.models.map(\.isSuperseded) == [true, false])
    #expect(documents.models.last?.model.entities.first?.attributes.map(\.name) == ["title"])
    // 2026-09-20T10:00, as the archive has it, in whatever zone.
    let modified = try #require(documents.models.last?.modified)
    let noon = try #require(Timestamp("2026-09-20T10:00:00Z"))
    #expect(abs(modified.seconds(since: noon)) <= 14 * 3_600)
  }

  @Test(arguments: Array(stride(from: 4, to: 2_000, by: 37)))
  func `a cut archive gives what stands before the cut and says that it is cut`(end: Int) throws {
    let folder = try TemporaryFolder()
    let whole = [UInt8](try Data(contentsOf: URL(filePath: Self.path)))
    let path = try folder.write(whole.prefix(end), to: "cut.zip")
    var rejections: [Rejection] = []
    _ = try read(path) { item, _ in
      if case .rejection(let rejection) = item { rejections.append(rejection) }
    }
    // Its files end at byte 1,452; the table behind them tells nothing new.
    #expect(!rejections.isEmpty || end >= 1_452)
  }

  @Test func `an archive without a file to read is refused`() throws {
    let reading = try Reading([0x50, 0x4b, 0x05, 0x06] + [UInt8](repeating: 0, count: 18))
    #expect(reading.rejections.map(\.reason) == ["the archive holds no file that can be read"])
  }
}
