import TestSupport
import Testing

@testable import EventStore

struct FileProbeTests {
  @Test func `a file is there and has a size, another is not and has none`() throws {
    let folder = try SharedFolder()
    let path = try folder.write("seven b", to: "file")
    #expect(FileProbe.exists(path))
    #expect(FileProbe.size(path) == 7)
    #expect(FileProbe.exists(folder.path))
    #expect(!FileProbe.exists(folder.path("none")))
    #expect(FileProbe.size(folder.path("none")) == 0)
  }
}
