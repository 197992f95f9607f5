import Questions
import SQLiteDatabase
import SyncEvents

/// The rows of facts of models and schemas whose text the store keeps.
struct DocumentTable {
  let connection: Connection

  func load(into facts: inout Facts) throws {
    let rows = try connection.cached("SELECT file, date, ordinal FROM document ORDER BY ordinal")
    while try rows.step() {
      facts.documents.append(
        DocumentFacts(file: rows.text(0), date: rows.optionalTime(1), reference: rows.reference(2))
      )
    }
  }

  /// Adds what a batch of events told.
  func add(_ delta: Facts) throws {
    guard !delta.documents.isEmpty else { return }
    let insert = try connection.cached("INSERT INTO document VALUES (?1, ?2, ?3)")
    for document in delta.documents {
      try insert.bind(1, document.reference.ordinal)
      try insert.bind(2, document.file)
      try insert.bind(3, document.date?.nanoseconds)
      try insert.run()
    }
  }
}
