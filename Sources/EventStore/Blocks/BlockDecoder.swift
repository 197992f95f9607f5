import Codecs
import SyncEvents

/// Gives back the events of an expanded block, byte for byte as they went in.
///
/// Nothing in the bytes is trusted: every number is checked before it is used.
struct BlockDecoder {
  private enum Values {
    case integers([Int64])
    case booleans([Bool])
    case strings(IndexedStrings)
    case uuids([UInt128])
  }

  private struct Column {
    var values: Values
    var next = 0
  }

  private struct Place: Hashable {
    var node: Int
    var kind: UInt8
  }

  private var names: [String?] = [nil]
  private var elements: [Int: Int] = [:]
  private var shapes: [[UInt8]] = []
  private var columns: [Column] = []
  private var columnOfPlace: [Place: Int] = [:]
  /// How many events the block holds.
  let count: Int
  private let maximumValues: Int
  /// Values given back so far; nulls stand in no column, so that a shape could repeat them at will.
  private var values = 0

  init(_ bytes: [UInt8], maximumValues: Int = Limits.valuesPerBlock) throws {
    self.maximumValues = maximumValues
    var reader = ByteReader(bytes)
    let version = try reader.readByte()
    guard version == BlockFormat.version else {
      throw BlockError.malformed("block version \(version)")
    }
    let nodeCount = try reader.readCount(atMost: reader.remaining + 1)
    for node in 1..<max(nodeCount, 1) {
      let parent = try reader.readCount(atMost: node - 1)
      if try reader.readByte() == 0 {
        names.append(nil)
        elements[parent] = node
      } else {
        names.append(try reader.readString())
      }
    }
    let shapeCount = try reader.readCount(atMost: reader.remaining)
    for _ in 0..<shapeCount { shapes.append(try reader.readBlob()) }
    count = try reader.readCount(atMost: Limits.valuesPerBlock)
    try readColumns(&reader)
    try reader.requireEnd()
  }

  private mutating func readColumns(_ reader: inout ByteReader) throws {
    var left = Limits.valuesPerBlock
    for _ in 0..<(try reader.readCount(atMost: reader.remaining)) {
      let node = try reader.readCount(atMost: names.count - 1)
      let kind = try reader.readByte()
      let count = try reader.readCount(atMost: left)
      left -= count
      let bytes = try reader.readSlice(try reader.readCount(atMost: reader.remaining))
      columnOfPlace[Place(node: node, kind: kind)] = columns.count
      columns.append(Column(values: try Self.values(bytes, kind: kind, count: count)))
    }
  }

  private static func values(
    _ bytes: ByteReader,
    kind: UInt8,
    count: Int
  ) throws -> Values {
    if kind == BlockFormat.shapeColumn || kind == BlockFormat.lengthColumn {
      return .integers(try IntegerColumn.decode(bytes, count: count))
    }
    switch LeafForm(rawValue: kind) {
    case .bool: return .booleans(try BooleanColumn.decode(bytes, count: count))
    case .number, .string:
      return .strings(try DictionaryColumn.decodeIndexed(bytes, count: count))
    case .upperUUID, .lowerUUID:
      return .uuids(try Bytes16Column.decode(bytes, count: count))
    case .integer, .seconds, .milliseconds, .microseconds, .nanoseconds:
      return .integers(try IntegerColumn.decode(bytes, count: count))
    case .null, nil: throw BlockError.malformed("column kind \(kind)")
    }
  }

  /// The body of the next event; to be called `count` times.
  mutating func next() throws -> JSONObject {
    guard case .object(let body) = try value(at: BlockFormat.root, depth: 1) else {
      throw BlockError.malformed("an event that is no object")
    }
    return body
  }

  private mutating func value(at node: Int, depth: Int) throws -> JSONValue {
    let number = try integer(node, BlockFormat.shapeColumn)
    guard shapes.indices.contains(Int(number)) else {
      throw BlockError.malformed("shape \(number)")
    }
    var tokens = ByteReader(shapes[Int(number)])
    let value = try value(&tokens, at: node, depth: depth)
    try tokens.requireEnd()
    return value
  }

  private mutating func value(
    _ tokens: inout ByteReader,
    at node: Int,
    depth: Int
  ) throws -> JSONValue {
    guard depth <= SyncEvents.Limits.maximumDepth + 1 else { throw BlockError.malformed("nesting") }
    values += 1
    guard values <= maximumValues else {
      throw BlockError.malformed("more than \(maximumValues) values")
    }
    let token = try tokens.readByte()
    switch token {
    case BlockFormat.objectToken: return try object(&tokens, depth: depth)
    case BlockFormat.arrayToken: return try array(at: node, depth: depth)
    default:
      guard let form = LeafForm(rawValue: token) else {
        throw BlockError.malformed("token \(token)")
      }
      return try leaf(form, at: node)
    }
  }

  private mutating func object(
    _ tokens: inout ByteReader,
    depth: Int
  ) throws -> JSONValue {
    let count = try tokens.readCount(atMost: tokens.remaining)
    var members: [JSONMember] = []
    members.reserveCapacity(count)
    for _ in 0..<count {
      let child = try tokens.readCount(atMost: names.count - 1)
      guard let name = names[child] else { throw BlockError.malformed("a member without a name") }
      members.append(JSONMember(name: name, value: try value(&tokens, at: child, depth: depth + 1)))
    }
    return .object(JSONObject(members))
  }

  private mutating func array(at node: Int, depth: Int) throws -> JSONValue {
    let count = try integer(node, BlockFormat.lengthColumn)
    guard count > 0 else { return .array([]) }
    guard let child = elements[node], count <= Limits.valuesPerBlock else {
      throw BlockError.malformed("an array of \(count)")
    }
    var values: [JSONValue] = []
    for _ in 0..<count { values.append(try value(at: child, depth: depth + 1)) }
    return .array(values)
  }

  private mutating func leaf(_ form: LeafForm, at node: Int) throws -> JSONValue {
    if let digits = form.fractionDigits {
      let time = Timestamp(nanoseconds: try integer(node, form.rawValue))
      return .string(time.text(fractionDigits: digits))
    }
    if form == .null { return .null }
    let column = try advance(node, form.rawValue)
    let row = columns[column].next - 1
    switch columns[column].values {
    case .booleans(let values): return .bool(values[row])
    case .integers(let values): return .integer(values[row])
    case .strings(let values):
      return form == .number ? .number(values[row]) : .string(values[row])
    case .uuids(let values):
      return .string(PackedText.text(uuid: values[row], isLower: form == .lowerUUID))
    }
  }

  private mutating func integer(_ node: Int, _ kind: UInt8) throws -> Int64 {
    let column = try advance(node, kind)
    guard case .integers(let values) = columns[column].values else {
      throw BlockError.malformed("column kind \(kind)")
    }
    return values[columns[column].next - 1]
  }

  /// The column, stepped on to its next value.
  private mutating func advance(_ node: Int, _ kind: UInt8) throws -> Int {
    guard let column = columnOfPlace[Place(node: node, kind: kind)] else {
      throw BlockError.malformed("no column \(kind) at node \(node)")
    }
    let count =
      switch columns[column].values {
      case .integers(let values): values.count
      case .booleans(let values): values.count
      case .strings(let values): values.count
      case .uuids(let values): values.count
      }
    guard columns[column].next < count else {
      throw BlockError.malformed("a column that is too short")
    }
    columns[column].next += 1
    return column
  }
}
