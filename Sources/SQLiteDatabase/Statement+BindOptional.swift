// nil is NULL.
extension Statement {
  package func bind(_ index: Int, _ value: Int64?) throws(DatabaseError) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }

  package func bind(_ index: Int, _ value: Int?) throws(DatabaseError) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }

  package func bind(_ index: Int, _ value: Double?) throws(DatabaseError) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }

  package func bind(_ index: Int, _ value: String?) throws(DatabaseError) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }

  package func bind(_ index: Int, _ value: [UInt8]?) throws(DatabaseError) {
    if let value { try bind(index, value) } else { try bindNull(index) }
  }
}
