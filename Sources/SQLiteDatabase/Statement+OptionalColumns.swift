// NULL is nil.
extension Statement {
  package func optionalInt64(_ column: Int) -> Int64? {
    isNull(column) ? nil : int64(column)
  }

  package func optionalInt(_ column: Int) -> Int? {
    isNull(column) ? nil : int(column)
  }

  package func optionalDouble(_ column: Int) -> Double? {
    isNull(column) ? nil : double(column)
  }

  package func optionalText(_ column: Int) -> String? {
    isNull(column) ? nil : text(column)
  }

  package func optionalBlob(_ column: Int) -> [UInt8]? {
    isNull(column) ? nil : blob(column)
  }
}
