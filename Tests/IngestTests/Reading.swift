import Ingest
import SyncEvents
import TestSupport

/// What a reader made of an input.
struct Reading {
  let items: [ReadItem]
  let summaries: [InputSummary]

  /// What was made of the input, which is no archive.
  var summary: InputSummary { summaries[0] }

  var events: [SyncEvent] { reads.map(\.event) }

  var reads: [ReadEvent] {
    items.compactMap { if case .event(let read) = $0 { read } else { nil } }
  }

  var rejections: [Rejection] {
    items.compactMap { if case .rejection(let rejection) = $0 { rejection } else { nil } }
  }

  /// Reads a file.
  init(path: String, as format: InputFormat? = nil) throws {
    var reader = InputReader()
    reader.forcedFormat = format
    var items: [ReadItem] = []
    summaries = try reader.read(path) { item, _ in items.append(item) }
    self.items = items
  }

  /// Reads bytes from a file of no telling name.
  init(_ bytes: some Collection<UInt8>, as format: InputFormat? = nil) throws {
    let folder = try TemporaryFolder()
    try self.init(path: try folder.write(bytes, to: "input"), as: format)
  }

  /// Reads a text.
  init(_ text: String, as format: InputFormat? = nil) throws {
    try self.init(text.utf8, as: format)
  }
}
