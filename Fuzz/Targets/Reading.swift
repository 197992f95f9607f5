import Ingest
import Schemas
import SyncEvents

/// What a reader made of bytes.
struct Reading {
  private(set) var events: [SyncEvent] = []
  private(set) var rejections: [Rejection] = []
  private(set) var models: [CoreDataModel] = []
  private(set) var schemas: [CloudKitSchema] = []

  /// Reads bytes in pieces, as a format or by what they look like.
  init(pieces: [[UInt8]], as format: InputFormat?) throws {
    var reader = InputReader()
    reader.forcedFormat = format
    var items: [ReadItem] = []
    _ = try reader.read(pieces: pieces, named: "fuzz") { items.append($0) }
    for item in items {
      switch item {
      case .event(let read): events.append(read.event)
      case .rejection(let rejection): rejections.append(rejection)
      case .model(let model): models.append(model)
      case .schema(let schema): schemas.append(schema)
      }
    }
  }

  init(_ bytes: [UInt8], as format: InputFormat?) throws {
    try self.init(pieces: [bytes], as: format)
  }

  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The events as lines of the report format.
  var lines: [UInt8] {
    var writer = ReportWriter()
    var json = JSONWriter()
    for event in events {
      json.write(writer.line(event))
      json.endLine()
    }
    return json.bytes
  }
}
