import Ingest
import Schemas
import SyncEvents

/// What a reader made of bytes.
struct Reading {
  private(set) var events: [SyncEvent] = []
  private(set) var rejections: [Rejection] = []
  private(set) var models: [CoreDataModel] = []
  private(set) var schemas: [CloudKitSchema] = []
  /// The names of the inputs that gave something.
  private(set) var names: Set<String> = []

  /// Reads bytes in pieces, as a format or by what they look like.
  init(pieces: [[UInt8]], as format: InputFormat?) throws {
    var reader = InputReader()
    reader.forcedFormat = format
    var items: [ReadItem] = []
    var names: Set<String> = []
    _ = try reader.read(pieces: pieces, named: "fuzz") { item, name in
      items.append(item)
      names.insert(name)
    }
    self.names = names
    for item in items {
      switch item {
      case .event(let read): events.append(read.event)
      case .rejection(let rejection): rejections.append(rejection)
      case .document(let document):
        switch document.content {
        case .model(let model): models.append(model)
        case .schema(let schema): schemas.append(schema)
        case .currentVersion: break
        }
      }
    }
  }

  init(_ bytes: [UInt8], as format: InputFormat?) throws {
    try self.init(pieces: [bytes], as: format)
  }

  var holdsNothing: Bool { names.isEmpty }

  /// Whether the bytes are others' container: gzip, zip or tar.
  static func isContainer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1f, 0x8b]) || bytes.starts(with: [0x50, 0x4b])
      || bytes.count > 262 && bytes[257..<262].elementsEqual("ustar".utf8)
  }

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
