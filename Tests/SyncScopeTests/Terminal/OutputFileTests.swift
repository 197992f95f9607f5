import Foundation
import TestSupport
import Testing

struct OutputFileTests {
  private static let isRoot = geteuid() == 0

  @Test func `a device that is full is an error of writing`() throws {
    let store = try Spine.made().store
    for command in [
      ["export"], ["ask", "setup"], ["report"], ["--help"], ["manual"], ["store", "info"],
    ] {
      let arguments =
        command == ["--help"] || command == ["manual"] ? command : command + ["--store", store]
      let run = try Program().run(arguments, output: "/dev/full")
      #expect(run.code == 74, "\(command)")
      #expect(run.error.contains("standard output"), "\(command)")
    }
  }

  @Test(.enabled(if: isRoot, "only root makes devices, and /dev must stay as it is"))
  func `a device is written as it is, and stays`() throws {
    let folder = try SharedFolder()
    let store = try Spine.made().store
    let full = folder.path("full")
    // Linux: the memory devices, number 7 of which is full.
    try #require(mknod(full, S_IFCHR | 0o600, dev_t(1 << 8 | 7)) == 0)
    let run = try Program.run("export", "--output", full, store: store)
    #expect(run.code == 74)
    #expect(Self.kind(of: full) == S_IFCHR)
    #expect(try folder.names == ["full"])
  }

  @Test func `a pipe is written as it is, and stays`() throws {
    let folder = try SharedFolder()
    let store = try Spine.made().store
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let copy = folder.path("copy")
    let program = Program(
      wrapper: [
        "/bin/sh", "-c", "cat '\(pipe)' > '\(copy)' & \"$0\" \"$@\"; status=$?; wait; exit $status",
      ])
    #expect(try program.run(["export", "--output", pipe, "--store", store]).code == 0)
    #expect(Self.kind(of: pipe) == S_IFIFO)
    #expect(try folder.read("copy") == Program.run("export", store: store).outputBytes)
  }

  @Test func `a link leads to the file, and stays`() throws {
    let folder = try SharedFolder()
    let store = try Spine.made().store
    try folder.write("old", to: "file.ndjson")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.ndjson"),
      withDestinationPath: folder.path("file.ndjson")
    )
    #expect(
      try Program.run("export", "--output", folder.path("link.ndjson"), store: store).code == 0
    )
    #expect(
      try folder.read("file.ndjson") == Program.run("export", store: store).outputBytes
    )
    #expect(try folder.names == ["file.ndjson", "link.ndjson"])
  }

  @Test func `a file that can't be made is told before any work is done`() throws {
    let folder = try SharedFolder()
    let store = try Spine.made().store
    for place in [folder.path("no/such/file"), folder.path] {
      let run = try Program.run("export", "--output", place, store: store)
      #expect(run.code == 73)
      #expect(run.error.contains(place))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a file appears when it is whole: what was there stays after a failure`() throws {
    let folder = try SharedFolder()
    let path = try folder.write("precious", to: "out.ndjson")
    let run = try Program.run("export", "--output", path, store: folder.path("none.sqlite"))
    #expect(run.code == 66)
    #expect(try folder.read("out.ndjson") == Array("precious".utf8))
    #expect(try folder.names == ["out.ndjson"])
  }

  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
