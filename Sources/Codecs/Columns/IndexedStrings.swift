/// A decoded string column: its distinct strings and, for each row, the index of its own.
///
/// Of a column that was stored plainly, each row has its own entry, so equal strings may occur twice.
package struct IndexedStrings: Equatable, Sendable {
  package let values: [String]
  package let indices: [UInt32]

  package var count: Int { indices.count }

  package subscript(row: Int) -> String {
    values[Int(indices[row])]
  }

  /// Each row's string.
  package var strings: [String] {
    // Plainly stored strings are there already.
    indices.elementsEqual(0..<UInt32(values.count)) ? values : indices.map { values[Int($0)] }
  }
}
