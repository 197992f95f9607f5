import Diagnosis
import Findings
import Redaction

extension Timeline {
  /// The timeline without private data, and without those in the names of its files.
  func redacted(by optional: inout Redactor?) throws -> Timeline {
    guard var redactor = optional else { return self }
    defer { optional = redactor }
    var names = redactor
    let locate = locate
    var timeline = Timeline(facts: try facts.redacted(by: &redactor)) { reference in
      guard case .line(let file, let line) = locate(reference) else { return locate(reference) }
      return .line(file: names.text(file), line: line)
    }
    timeline.models = models.map {
      GivenModel(model: $0.model, file: redactor.text($0.file))
    }
    timeline.schemas = schemas.map {
      GivenSchema(schema: $0.schema, file: redactor.text($0.file))
    }
    return timeline
  }
}
