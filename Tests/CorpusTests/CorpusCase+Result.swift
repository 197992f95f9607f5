import Diagnosis
import Findings
import Ingest
import Questions
import SyncEvents

extension CorpusCase {
  /// What is made of the capture's files, as `diagnose` reads them.
  func result() throws -> DiagnosisResult {
    var facts = Facts()
    var documents = DocumentSet()
    for path in inputs {
      _ = try InputReader().read(path) { item, name in
        switch item {
        case .event(let read):
          facts.add(read.event, .line(file: path, line: read.line), signals: read.signals)
        case .document(let document): documents.add(document, file: name)
        case .rejection: break
        }
      }
    }
    var timeline = Timeline(facts: facts) { reference in
      if case .line(let file, let line) = reference { .line(file: file, line: line) } else { nil }
    }
    timeline.models = documents.models.map { .init(model: $0.model, file: $0.file) }
    timeline.schemas = documents.schemas.map { .init(schema: $0.schema, file: $0.file) }
    return Diagnosis.result(of: timeline)
  }
}
