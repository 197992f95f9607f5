import Diagnosis
import Findings
import Ingest
import Questions
import SyncEvents
import TestSupport

/// Folds scenes and files into a timeline, as `diagnose` does.
enum Given {
  /// The timeline of reports and of further files by their names.
  static func timeline(_ scenes: [Scene], files: [String: String] = [:]) throws -> Timeline {
    let folder = try SharedFolder()
    var paths: [String] = []
    for (number, scene) in scenes.enumerated() {
      paths.append(try folder.write(scene.text, to: "report \(number).ndjson"))
    }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      paths.append(try folder.write(text, to: name))
    }
    return try timeline(ofFiles: paths)
  }

  static func timeline(ofFiles paths: [String]) throws -> Timeline {
    var timeline = Timeline(facts: Facts()) { reference in
      guard case .line(let file, let line) = reference else { return nil }
      return .line(file: String(file.split(separator: "/").last ?? ""), line: line)
    }
    var documents = DocumentSet()
    for path in paths {
      _ = try InputReader().read(path) { item, name in
        switch item {
        case .event(let read):
          timeline.facts.add(read.event, .line(file: path, line: read.line), signals: read.signals)
        case .document(let document): documents.add(document, file: name)
        case .rejection: break
        }
      }
    }
    timeline.models = documents.models.map { .init(model: $0.model, file: $0.file) }
    timeline.schemas = documents.schemas.map { .init(schema: $0.schema, file: $0.file) }
    return timeline
  }

  static func result(_ scenes: Scene..., files: [String: String] = [:]) throws -> DiagnosisResult {
    Diagnosis.result(of: try timeline(scenes, files: files))
  }

  /// The names of what a rule alone finds.
  static func found(
    _ rule: some Rule,
    _ scenes: Scene...,
    files: [String: String] = [:]
  ) throws
    -> [String]
  {
    try rule.outcome(in: timeline(scenes, files: files)).findings.map(\.id)
  }

  /// What a rule alone finds first.
  static func finding(
    _ rule: some Rule,
    _ scenes: Scene...,
    files: [String: String] = [:]
  ) throws -> Finding? {
    try rule.outcome(in: timeline(scenes, files: files)).findings.first
  }
}
