import Codecs
import SyncEvents

/// Turns events into the columns of a block.
struct BlockEncoder {
  private struct Node {
    var parent: Int
    /// Nil for the elements of an array.
    var name: String?
    var isASCII: Bool
    var members: [String: Int] = [:]
    /// Names that are spelled otherwise than the equal one in `members`.
    var variants: [[UInt8]: Int] = [:]
    var element: Int?
    /// The column of each form, by its number; -1 where there is none yet.
    var columns: [Int32] = []

    init(parent: Int, name: String?) {
      self.parent = parent
      self.name = name
      isASCII = name?.utf8.allSatisfy { $0 < 0x80 } ?? true
    }

    /// Whether an equal name is so byte for byte: two spellings of one character are equal too.
    ///
    /// What is spelled otherwise than in ASCII takes more bytes than in ASCII.
    func isSpelled(_ other: String) -> Bool {
      guard let name else { return false }
      return isASCII
        ? name.utf8.count == other.utf8.count : name.utf8.elementsEqual(other.utf8)
    }
  }

  /// A column and its builder: the one that its kind decides, the others stay empty.
  private struct PlacedColumn {
    var node: Int
    var kind: UInt8
    var count = 0
    var integers = IntegerColumnBuilder()
    var booleans = BooleanColumnBuilder()
    var strings = StringColumnBuilder()
    var uuids = Bytes16ColumnBuilder()

    init(node: Int, kind: UInt8) {
      self.node = node
      self.kind = kind
    }

    consuming func encoded() -> [UInt8] {
      switch LeafForm(rawValue: kind) {
      case .bool: booleans.finish()
      case .number, .string: strings.finish()
      case .upperUUID, .lowerUUID: uuids.finish()
      default: integers.finish()
      }
    }
  }

  private var nodes = [Node(parent: 0, name: nil)]
  private var shapes: [[UInt8]: Int] = [:]
  private var shapeTokens: [[UInt8]] = []
  private var columns: [PlacedColumn] = []
  private(set) var count = 0

  init() {}

  /// Appends an event's body.
  mutating func append(_ body: JSONObject) {
    count += 1
    place(.object(body), at: BlockFormat.root)
  }

  /// The expanded block.
  mutating func finish() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(BlockFormat.version)
    writer.writeVarint(nodes.count)
    for node in nodes.dropFirst() {
      writer.writeVarint(node.parent)
      writer.write(node.name == nil ? 0 : 1 as UInt8)
      if let name = node.name { writer.writeString(name) }
    }
    writer.writeVarint(shapeTokens.count)
    for tokens in shapeTokens { writer.writeBlob(tokens) }
    writer.writeVarint(count)
    writer.writeVarint(columns.count)
    for index in columns.indices {
      let column = columns[index]
      // A huge column must not stand in memory three times.
      columns[index] = PlacedColumn(node: column.node, kind: column.kind)
      writer.writeVarint(column.node)
      writer.write(column.kind)
      writer.writeVarint(column.count)
      writer.writeBlob(column.encoded())
    }
    return writer.bytes
  }

  /// Appends a value whose shape is written down: an event, or an array's element.
  private mutating func place(_ value: JSONValue, at node: Int) {
    var shape = ByteWriter()
    describe(value, at: node, in: &shape)
    let number: Int
    if let known = shapes[shape.bytes] {
      number = known
    } else {
      number = shapeTokens.count
      shapes[shape.bytes] = number
      shapeTokens.append(shape.bytes)
    }
    appendInteger(Int64(number), node, BlockFormat.shapeColumn)
  }

  /// Writes the value's tokens and puts what it holds into columns.
  private mutating func describe(_ value: JSONValue, at node: Int, in shape: inout ByteWriter) {
    switch value {
    case .null: shape.write(LeafForm.null.rawValue)
    case .bool(let flag):
      shape.write(LeafForm.bool.rawValue)
      columns[column(node, LeafForm.bool.rawValue)].booleans.append(flag)
    case .integer(let number):
      shape.write(LeafForm.integer.rawValue)
      appendInteger(number, node, LeafForm.integer.rawValue)
    case .number(let text):
      shape.write(LeafForm.number.rawValue)
      appendText(text, node, LeafForm.number.rawValue)
    case .string(let text): describe(text, at: node, in: &shape)
    case .array(let elements):
      shape.write(BlockFormat.arrayToken)
      appendInteger(Int64(elements.count), node, BlockFormat.lengthColumn)
      guard !elements.isEmpty else { return }
      let child = element(of: node)
      for element in elements { place(element, at: child) }
    case .object(let object):
      shape.write(BlockFormat.objectToken)
      shape.writeVarint(object.members.count)
      for member in object.members {
        let child = self.member(member.name, of: node)
        shape.writeVarint(child)
        describe(member.value, at: child, in: &shape)
      }
    }
  }

  private mutating func describe(_ text: String, at node: Int, in shape: inout ByteWriter) {
    switch PackedText(text) {
    case .text:
      shape.write(LeafForm.string.rawValue)
      appendText(text, node, LeafForm.string.rawValue)
    case .uuid(let value, let form):
      shape.write(form.rawValue)
      columns[column(node, form.rawValue)].uuids.append(value)
    case .time(let time, let form):
      shape.write(form.rawValue)
      appendInteger(time.nanoseconds, node, form.rawValue)
    }
  }

  private mutating func appendInteger(_ value: Int64, _ node: Int, _ kind: UInt8) {
    columns[column(node, kind)].integers.append(value)
  }

  private mutating func appendText(_ text: String, _ node: Int, _ kind: UInt8) {
    columns[column(node, kind)].strings.append(text)
  }

  private mutating func member(_ name: String, of node: Int) -> Int {
    if let known = nodes[node].members[name] {
      if nodes[known].isSpelled(name) { return known }
      return variant(name, of: node)
    }
    nodes.append(Node(parent: node, name: name))
    nodes[node].members[name] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func variant(_ name: String, of node: Int) -> Int {
    let spelling = Array(name.utf8)
    if let known = nodes[node].variants[spelling] { return known }
    nodes.append(Node(parent: node, name: name))
    nodes[node].variants[spelling] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func element(of node: Int) -> Int {
    if let known = nodes[node].element { return known }
    nodes.append(Node(parent: node, name: nil))
    nodes[node].element = nodes.count - 1
    return nodes.count - 1
  }

  /// The column of a node and kind, with room counted for one more value.
  private mutating func column(_ node: Int, _ kind: UInt8) -> Int {
    let slot = Int(kind)
    if slot < nodes[node].columns.count, nodes[node].columns[slot] >= 0 {
      let known = Int(nodes[node].columns[slot])
      columns[known].count += 1
      return known
    }
    let missing = slot + 1 - nodes[node].columns.count
    if missing > 0 { nodes[node].columns += repeatElement(-1, count: missing) }
    nodes[node].columns[slot] = Int32(columns.count)
    columns.append(PlacedColumn(node: node, kind: kind))
    columns[columns.count - 1].count = 1
    return columns.count - 1
  }
}
