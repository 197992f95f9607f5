/// Collects a column of truth values row by row; may be used again after `finish`.
package struct BooleanColumnBuilder: Sendable {
  private var values: [Bool] = []

  package init() {}

  package var count: Int { values.count }

  package mutating func append(_ value: Bool) {
    values.append(value)
  }

  package mutating func finish() -> [UInt8] {
    defer { values.removeAll(keepingCapacity: true) }
    return BooleanColumn.encode(values)
  }
}
