import Ingest
import Testing

struct IngestErrorTests {
  @Test(arguments: [
    (IngestError.missing(path: "a"), "a: there is no such file or folder"),
    (.notPermitted(path: "a"), "a: no permission to read it"),
    (.unreadable(path: "a", reason: "Is a directory"), "a: Is a directory"),
    (.invalid(path: "a", line: 2, reason: "nonsense"), "a:2: nonsense"),
    (.emptyFolder(path: "a"), "a: the folder holds no file that can be read"),
  ])
  func `says what and where`(error: IngestError, text: String) {
    #expect("\(error)" == text)
  }
}
