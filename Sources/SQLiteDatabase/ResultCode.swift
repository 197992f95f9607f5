internal import CSQLite

/// What SQLite answered: a primary code in the low byte, more detail above it.
///
/// As a pattern, a primary code matches each of its extended codes:
///
///     do { try connection.execute(sql) } catch where error.code.primary == .busy { … }
///     switch error.code { case .constraint: …; default: … }
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package var primary: ResultCode {
    ResultCode(rawValue: rawValue & 0xff)
  }

  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }
}

extension ResultCode {
  package static let error = ResultCode(rawValue: SQLITE_ERROR)
  package static let permission = ResultCode(rawValue: SQLITE_PERM)
  package static let aborted = ResultCode(rawValue: SQLITE_ABORT)
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  package static let outOfMemory = ResultCode(rawValue: SQLITE_NOMEM)
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  package static let interrupted = ResultCode(rawValue: SQLITE_INTERRUPT)
  package static let ioError = ResultCode(rawValue: SQLITE_IOERR)
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  package static let protocolError = ResultCode(rawValue: SQLITE_PROTOCOL)
  package static let schemaChanged = ResultCode(rawValue: SQLITE_SCHEMA)
  package static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  package static let outOfRange = ResultCode(rawValue: SQLITE_RANGE)
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
}

// The extended codes that a caller may want to tell apart, by their numbers in sqlite.org/rescode.html:
// their macros are expressions.
extension ResultCode {
  package static let busySnapshot = ResultCode(rawValue: 517)
  package static let uniqueConstraint = ResultCode(rawValue: 2067)
  package static let primaryKeyConstraint = ResultCode(rawValue: 1555)
}
