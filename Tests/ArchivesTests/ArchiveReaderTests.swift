import Archives
import Foundation
import Testing

/// Archives are read front to back in pieces, as they come through a pipe.
struct ArchiveReaderTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name)")))
  }

  /// Gives bytes in pieces of a size.
  private func reader(_ bytes: [UInt8], pieceSize: Int = 7) throws -> ArchiveReader {
    var position = 0
    return try ArchiveReader {
      guard position < bytes.count else { return nil }
      let end = min(position + pieceSize, bytes.count)
      defer { position = end }
      return Array(bytes[position..<end])
    }
  }

  private func files(_ reader: ArchiveReader) throws -> [String: String] {
    var files: [String: String] = [:]
    while let entry = try reader.nextEntry() {
      var text: [UInt8] = []
      while let piece = try reader.nextPiece() { text += piece }
      files[entry.path] = String(decoding: text, as: UTF8.self)
    }
    return files
  }

  @Test(arguments: [
    ("two-files.zip", ["a.txt": "first\nfirst\nfirst\n", "folder/b.txt": "second\n"]),
    ("written-to-a-pipe.zip", ["a.txt": "first\nfirst\nfirst\n", "stored.txt": "stored\n"]),
    ("one-file.tar", ["a.txt": "first\n"]),
    ("empty.zip", [:]),
  ])
  func `every regular file of an archive is read`(name: String, files: [String: String]) throws {
    let bytes = try bytes(name)
    #expect(ArchiveFormat.isArchive(bytes))
    #expect(try self.files(reader(bytes)) == files)
    #expect(try self.files(reader(bytes, pieceSize: 1 << 16)) == files)
  }

  @Test
  func `the time of a file's last change is told`() throws {
    let entry = try reader(bytes("one-file.tar")).nextEntry()
    #expect(entry == ArchiveEntry(path: "a.txt", modified: 1_790_000_000))
  }

  @Test(arguments: 1..<40)
  func `an archive that is cut or damaged ends in an error or in whole files`(step: Int) throws {
    let whole = try bytes("two-files.zip")
    let place = whole.count * step / 40
    var damaged = whole
    damaged[place] ^= 0xff
    for bytes in [Array(whole[..<place]), damaged] {
      do {
        let files = try self.files(reader(bytes))
        #expect(files.count <= 2)
      } catch is ArchiveError {}
    }
  }

  @Test
  func `what the source throws comes out`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) { _ = try ArchiveReader { throw Stop() }.nextEntry() }
  }

  @Test(arguments: ["", "PK", "Error Domain=CKErrorDomain Code=2", "\u{1f}\u{8b}"])
  func `other bytes are no archive`(text: String) {
    #expect(!ArchiveFormat.isArchive(Array(text.utf8)))
  }
}
