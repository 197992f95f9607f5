/// Collects a column of fixed-width values row by row; may be used again after `finish`.
package struct FixedColumnBuilder<
  Value: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable
>: Sendable {
  private var distinct: [Value] = []
  private var table = HashIndex()
  private var indices: [UInt32] = []

  package init() {}

  package var count: Int { indices.count }

  @specialized(where Value == UInt128)
  @specialized(where Value == UInt64)
  package mutating func append(_ value: Value) {
    if let last = indices.last, distinct[Int(last)] == value {
      indices.append(last)
      return
    }
    let hash = hash(value)
    if let number = table.number(hash: hash, isEqual: { distinct[$0] == value }) {
      indices.append(UInt32(truncatingIfNeeded: number))
    } else {
      indices.append(UInt32(truncatingIfNeeded: table.insert(hash: hash)))
      distinct.append(value)
    }
  }

  @specialized(where Value == UInt128)
  @specialized(where Value == UInt64)
  package mutating func finish() -> [UInt8] {
    defer {
      distinct.removeAll(keepingCapacity: true)
      table.removeAll()
      indices.removeAll(keepingCapacity: true)
    }
    return FixedColumn.encode(distinct, indices: indices)
  }

  private func hash(_ value: Value) -> UInt64 {
    var hash = FastHash.start(Value.bitWidth)
    for shift in stride(from: 0, to: Value.bitWidth, by: 64) {
      hash = FastHash.fold(hash, UInt64(truncatingIfNeeded: value >> Value(shift)))
    }
    return hash ^ hash >> 32
  }
}

package typealias Bytes16ColumnBuilder = FixedColumnBuilder<UInt128>

package typealias Bytes8ColumnBuilder = FixedColumnBuilder<UInt64>
