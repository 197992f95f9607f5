import Foundation
import SyncEvents

/// A JSON value as Foundation's decoder reads it, to hold the scanner against.
enum PlainJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PlainJSON])
  case object([String: PlainJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      // try? since a value is of one type only: the others' failures say nothing.
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([PlainJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }

  /// The value of a text that Foundation takes.
  init?(text: [UInt8]) {
    // try? since what Foundation refuses is nil here.
    guard let value = try? JSONDecoder().decode(PlainJSON.self, from: Data(text)) else {
      return nil
    }
    self = value
  }

  /// What Foundation should make of a value of ours.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer, .number: self = .number(value.double ?? .nan)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(PlainJSON.init))
    case .object(let object):
      self = .object(
        Dictionary(object.members.map { ($0.name, PlainJSON($0.value)) }) { $1 }
      )
    }
  }
}
