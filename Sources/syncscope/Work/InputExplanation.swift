import FoundationEssentials
import Ingest
import SyncEvents

/// What is made of inputs without storing them: for someone who wonders why a file told so little.
struct InputExplanation {
  /// What was made of one input.
  struct FileExplanation {
    /// Lines of one kind, with the first few of them.
    struct Group {
      var count = 0
      /// Line numbers, and what stood there where that is short.
      var examples: [(line: Int, text: String)] = []

      mutating func add(line: Int, text: String) {
        count += 1
        guard examples.count < 3 else { return }
        examples.append((line, String(text.prefix(100))))
      }
    }

    var path: String
    var format = InputFormat.unknown
    var because = ""
    var byKind: [String: Int] = [:]
    /// Known console lines by their identifiers.
    var signals: [String: Int] = [:]
    var documents = 0
    /// Text that was kept, but of which no meaning is known.
    var unknownText = Group()
    /// Refused lines by what was wrong with them.
    var refused: [String: Group] = [:]
    var rejected: Int { refused.values.reduce(0) { $0 + $1.count } }
    var isUnderstood: Bool { !byKind.isEmpty || documents > 0 }
  }

  private(set) var files: [FileExplanation] = []

  static func explain(
    _ inputs: [String],
    reader: InputReader,
    isQuiet: Bool
  ) throws -> InputExplanation {
    var explanation = InputExplanation()
    var reader = reader
    reader.skipped = SkippedFiles.note(isQuiet: isQuiet)
    reader.progress = { _, _ in try Interruption.check() }
    for path in try InputFinder.files(inputs, skipped: SkippedFiles.note(isQuiet: isQuiet)) {
      try explanation.read(path, reader)
    }
    return explanation
  }

  private mutating func read(_ path: String, _ reader: InputReader) throws {
    var found: [String: FileExplanation] = [:]
    let summaries = try reader.read(path) { item, name in
      found[name, default: FileExplanation(path: name)].add(item)
    }
    for summary in summaries {
      var file = found[summary.path] ?? FileExplanation(path: summary.path)
      file.format = summary.format
      file.because = summary.because
      files.append(file)
    }
  }
}

extension InputExplanation.FileExplanation {
  /// So many reasons are told apart; a file whose every line is wrong in its own way has no more.
  private static let maximumReasons = 1_000

  fileprivate mutating func add(_ item: ReadItem) {
    switch item {
    case .event(let read):
      byKind[read.event.kind.name, default: 0] += 1
      for signal in read.signals { signals[signal, default: 0] += 1 }
      if read.event.kind == .log, read.signals.isEmpty, read.event.payload.error == nil {
        let text = read.event.body["message"]?.text ?? ""
        unknownText.add(line: read.line, text: text)
      }
    case .rejection(let rejection):
      // Two lines that differ in a number alone were refused for one reason.
      let reason = rejection.reason.split(whereSeparator: \.isNumber).joined(separator: "…")
      let key = refused.count < Self.maximumReasons || refused[reason] != nil ? reason : "others"
      refused[key, default: Group()].add(line: rejection.line, text: rejection.reason)
    case .document: documents += 1
    }
  }

  fileprivate var json: JSONValue {
    [
      "file": .string(path), "format": .string(format.rawValue), "because": .string(because),
      "byKind": Self.counts(byKind), "signals": Self.counts(signals),
      "documents": .integer(Int64(documents)),
      "unknownText": Self.json(unknownText),
      "refused": .array(
        refused.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
          ["reason": .string($0.key), "lines": Self.json($0.value)]
        }
      ),
    ]
  }

  private static func counts(_ counts: [String: Int]) -> JSONValue {
    let members = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { JSONMember(name: $0.key, value: .integer(Int64($0.value))) }
    return .object(JSONObject(members))
  }

  private static func json(_ group: Group) -> JSONValue {
    [
      "count": .integer(Int64(group.count)),
      "examples": .array(
        group.examples.map { ["line": .integer(Int64($0.line)), "text": .string($0.text)] }
      ),
    ]
  }

  fileprivate var text: String {
    var lines = ["\(path)", "  format: \(format.rawValue), because \(because)"]
    if isUnderstood {
      var parts = Self.list(byKind)
      if documents > 0 { parts.append(documents == 1 ? "1 document" : "\(documents) documents") }
      lines.append("  understood: " + parts.joined(separator: ", "))
    }
    if !signals.isEmpty {
      lines.append("  known lines: " + Self.list(signals).joined(separator: ", "))
    }
    if unknownText.count > 0 {
      lines.append("  kept as text without a known meaning: \(unknownText.count)")
      lines += unknownText.examples.map { "    line \($0.line): \($0.text)" }
    }
    for (reason, group) in refused.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      lines.append("  refused: \(group.count), \(reason)")
      lines += group.examples.map { "    line \($0.line): \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The most frequent first.
  private static func list(_ counts: [String: Int]) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
  }
}

extension InputExplanation {
  var text: String { files.map(\.text).joined(separator: "\n\n") }
  var json: JSONValue { ["files": .array(files.map(\.json))] }
}
