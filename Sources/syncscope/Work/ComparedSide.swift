import Diagnosis
import EventStore
import FoundationEssentials
import Ingest
import Questions

/// One side of a comparison: a file or folder, or a device, build or launch of the store.
struct ComparedSide {
  let name: String

  /// The facts of the side.
  ///
  /// It throws what reading throws, and an `IngestError` where nothing is known of the name.
  func facts(store options: StoreOptions, isQuiet: Bool) throws -> Facts {
    if let filter { return try stored(filter, options) }
    if name == "-" || FileManager.default.fileExists(atPath: name) {
      return try read(isQuiet: isQuiet)
    }
    let aliases = try options.open().aliases()
    var filter = EventFilter()
    filter.device = aliases.first { $0.value == name }?.key ?? name
    return try stored(filter, options)
  }

  /// The filter that a name with a kind before it gives.
  private var filter: EventFilter? {
    var filter = EventFilter()
    for (kind, member) in [
      ("device:", \EventFilter.device), ("build:", \.build), ("version:", \.appVersion),
      ("session:", \.session),
    ] where name.hasPrefix(kind) {
      filter[keyPath: member] = String(name.dropFirst(kind.count))
      return filter
    }
    return nil
  }

  private func stored(_ filter: EventFilter, _ options: StoreOptions) throws -> Facts {
    let facts = try options.open().facts(.all, ofDevice: filter.device).filtered(by: filter)
    guard facts.sessions.values.contains(where: \.isLaunch) else {
      throw IngestError.missing(path: "\(name), as a file, or as a launch in the store")
    }
    return facts
  }

  private func read(isQuiet: Bool) throws -> Facts {
    let skipped = SkippedFiles.note(isQuiet: isQuiet)
    var reader = InputReader()
    reader.skipped = skipped
    let files = FileTimeline(reader: reader, isQuiet: isQuiet)
    for path in try InputFinder.files([name], skipped: skipped) { try files.read(path) }
    return files.timeline.facts
  }
}
