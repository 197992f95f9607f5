/// Collects an integer column row by row; may be used again after `finish`.
package struct IntegerColumnBuilder: Sendable {
  private var values: [Int64] = []

  package init() {}

  package var count: Int { values.count }

  package mutating func append(_ value: Int64) {
    values.append(value)
  }

  package mutating func finish() -> [UInt8] {
    defer { values.removeAll(keepingCapacity: true) }
    return IntegerColumn.encode(values)
  }
}
