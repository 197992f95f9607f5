import EventStore
import Ingest
import Redaction

/// Reads inputs into a store, from the first look at the paths to the last commit.
enum Ingesting {
  static func run(
    _ inputs: [String],
    into store: StoreOptions,
    reader: InputReader,
    rejectsPath: String?,
    redactor: Redactor?,
    isQuiet: Bool
  ) throws -> IngestResult {
    let start = ContinuousClock.now
    let note = SkippedFiles.note(isQuiet: isQuiet)
    let files = try InputFinder.files(inputs, skipped: note)
    var reader = reader
    reader.skipped = note
    // Before the store is made: a path that can't be read must not leave an empty one behind.
    let total = files.contains("-") ? nil : files.reduce(0) { $0 + FileProbe.size($1) }
    let rejects = try rejectsPath.map(OutputFile.init)
    let run = try IngestRun(
      store: store.openOrCreate(),
      reader: reader,
      redactor: redactor,
      totalBytes: total,
      isQuiet: isQuiet
    )
    run.onRejection = { rejection in
      try rejects?.write("\(rejection.file):\(rejection.line): \(rejection.reason)\n")
    }
    for file in files { try run.read(file) }
    if let coverage = reader.console.query.coverage {
      try run.add(coverage.event(statedAt: Clock.now))
    }
    try run.finish()
    var result = run.result
    try rejects?.finish()
    let elapsed = (ContinuousClock.now - start).components
    result.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    return result
  }
}
