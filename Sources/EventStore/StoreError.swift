package import SQLiteDatabase

/// Why a store can't be read or written.
package enum StoreError: Error, Equatable, Sendable {
  case missing(path: String)
  case notAStore(path: String, found: String)
  /// The file is of a newer format than this build reads.
  case newerFormat(path: String, found: Int, supported: Int)
  case busy(path: String)
  case notPermitted(path: String, message: String)
  case full(path: String)
  case damaged(path: String, what: String)
  /// The store has nothing of a device of that name; some that it has.
  case unknownDevice(String, known: [String])
  case interrupted
  case database(DatabaseError)
}

extension StoreError: DatabaseErrorWrapping {
  package init(_ error: DatabaseError) {
    self =
      switch error.code.primary {
      case .busy, .locked: .busy(path: error.path)
      case .full: .full(path: error.path)
      case .readOnly, .permission: .notPermitted(path: error.path, message: error.message)
      case .notADatabase: .notAStore(path: error.path, found: "a file that is no SQLite database")
      case .corrupt: .damaged(path: error.path, what: error.message)
      case .interrupted: .interrupted
      default: .database(error)
      }
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path):
      "there is no store at \(path). `syncscope ingest` makes one; --store names another"
    case .notAStore(let path, let found):
      "\(path) is no SyncScope store but \(found). --store names another file"
    case .newerFormat(let path, let found, let supported):
      "\(path) has store format \(found); this program reads up to \(supported). Update syncscope"
    case .busy(let path):
      "another process writes to \(path). Try again when it is done"
    case .notPermitted(let path, let message):
      "\(path) can't be written: \(message)"
    case .full(let path):
      "the disk of \(path) is full. What was committed is kept; make room and ingest again"
    case .damaged(let path, let what):
      "\(path) is damaged: \(what). `syncscope store verify` names all of it"
    case .unknownDevice(let name, let known):
      "the store has nothing of a device \(name)"
        + (known.isEmpty ? "" : "; it has \(known.prefix(5).joined(separator: ", "))")
        + (known.count > 5 ? " and \(known.count - 5) more" : "")
    case .interrupted: "interrupted; what was committed is kept"
    case .database(let error): "\(error)"
    }
  }
}
