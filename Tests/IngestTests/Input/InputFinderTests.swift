import Ingest
import Testing
import TestSupport

struct InputFinderTests {
  @Test
  func `a folder stands for all its files at any depth, sorted, hidden ones left out`() throws {
    let folder = try TemporaryFolder()
    let names = [
      "b.txt", "a/z.txt", "a/b/c.txt", ".hidden", ".git/config", "a/.DS_Store",
      "Model.xcdatamodeld/Model.xcdatamodel/contents", "é.txt",
    ]
    for name in names { try folder.write("x".utf8, to: name) }
    let expected = [
      "Model.xcdatamodeld/Model.xcdatamodel/contents", "a/b/c.txt", "a/z.txt", "b.txt", "é.txt",
    ]
    #expect(try InputFinder.files([folder.path]) == expected.map { folder.path + "/" + $0 })
    #expect(try InputFinder.files([folder.path + "/"]) == expected.map { folder.path + "/" + $0 })
  }

  @Test
  func `a file and standard input stand for themselves, in the order given`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x".utf8, to: "z")
    let hidden = try folder.write("x".utf8, to: ".a")
    #expect(try InputFinder.files([file, "-", hidden, file]) == [file, "-", hidden, file])
  }

  @Test
  func `a missing path is an error, whatever the others`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x".utf8, to: "z")
    let missing = folder.path + "/none"
    #expect(throws: IngestError.missing(path: missing)) { try InputFinder.files([file, missing]) }
  }

  @Test
  func `a folder without a file that could be read is an error`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    #expect(throws: IngestError.emptyFolder(path: path)) { try InputFinder.files([path]) }
    try folder.write("x".utf8, to: ".hidden/file")
    #expect(throws: IngestError.emptyFolder(path: path)) { try InputFinder.files([path]) }
  }

  @Test
  func `no path is no file`() throws {
    #expect(try InputFinder.files([]).isEmpty)
  }
}
