import Diagnosis
import Findings
import FoundationEssentials
import Ingest
import Questions
import SyncEvents
import TestSupport
import Testing

@testable import Redaction

/// Redacted captures and examples are read as they were before.
struct CapturesTests {
  static let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The folders of captures and of examples' inputs.
  static let folders: [String] = ["Tests/CorpusTests/Fixtures", "examples"].flatMap { folder in
    let path = package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(path)/\($0)" }.map { folder in
      let input = folder + "/input"
      return FileManager.default.fileExists(atPath: input) ? input : folder
    }.filter { (try? files($0))?.isEmpty == false }
  }

  static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !["case.json", "README.md"].contains($0) }
      .map { "\(folder)/\($0)" }
  }

  private func result(_ paths: [String]) throws -> DiagnosisResult {
    var facts = Facts()
    var documents = DocumentSet()
    for path in paths {
      _ = try InputReader().read(path) { item, name in
        switch item {
        case .event(let read):
          facts.add(read.event, .line(file: path, line: read.line), signals: read.signals)
        case .document(let document): documents.add(document, file: name)
        case .rejection: break
        }
      }
    }
    var timeline = Timeline(facts: facts) { _ in nil }
    timeline.models = documents.models.map { .init(model: $0.model, file: $0.file) }
    timeline.schemas = documents.schemas.map { .init(schema: $0.schema, file: $0.file) }
    return Diagnosis.result(of: timeline)
  }

  private func redacted(_ path: String, into folder: borrowing TemporaryFolder) throws -> String {
    var stream = RedactionStream(redactor: Redacting.redactor)
    let pieces = try InputPieces(path)
    var bytes: [UInt8] = []
    while let piece = try pieces.next() { bytes += stream.redact(piece) }
    let name = URL(filePath: path).lastPathComponent
    return try folder.write(bytes + stream.finish(), to: name)
  }

  @Test func `the captures and examples are there`() {
    #expect(Self.folders.count > 50)
  }

  @Test(arguments: folders)
  func `a redacted capture comes to the same`(folder: String) throws {
    let files = try Self.files(folder).filter { !$0.hasSuffix(".py") && !$0.hasSuffix(".md") }
    let place = try TemporaryFolder()
    let before = try result(files)
    let after = try result(files.map { try redacted($0, into: place) })
    #expect(after.verdict == before.verdict)
    #expect(after.findings.map(\.id) == before.findings.map(\.id))
    #expect(after.findings.map(\.confidence) == before.findings.map(\.confidence))
    #expect(after.setupBegan == before.setupBegan)
    #expect(after.errors.map(\.error.signature) == before.errors.map(\.error.signature))
    #expect(after.errors.map(\.count) == before.errors.map(\.count))
    let items = { (result: DiagnosisResult) in
      result.errors.flatMap(\.error.links).map { $0.partial?.count }
    }
    #expect(items(after) == items(before))
  }
}
