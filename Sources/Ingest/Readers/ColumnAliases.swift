import SyncEvents

/// Which columns of the iCloud Console's log mean what; no reference of them exists, so every
/// spelling that was seen is taken, and users can add theirs.
package struct ColumnAliases: Sendable {
  /// Members of a `server` event by spelling, small letters and digits only.
  private var members: [String: String]

  private init(members: [String: String]) {
    self.members = members
  }

  package static let standard: ColumnAliases = {
    let spellings: [String: [String]] = [
      "ts": ["time", "timestamp", "date", "datetime", "eventtime"],
      "database": ["database", "databasetype", "db"],
      "zone": ["zone", "zonename"],
      "userID": ["userid", "user", "userrecordname"],
      "operation": ["operationtype", "operation", "op"],
      "operationID": ["operationid"],
      "operationGroup": ["operationgroupname", "operationgroup"],
      "platform": ["platform"],
      "clientOS": ["clientos", "os"],
      "status": ["overallstatus", "status", "result"],
      "serverError": ["error", "errorcode", "servererror"],
      "requestID": ["requestid", "requestuuid"],
      "durationMs": ["executiontimems", "durationms", "latencyms", "executiontime"],
      "interfaceType": ["interfacetype", "interface"],
      "recordType": ["returnedrecordtypes", "recordtype", "recordtypes"],
      "recordCount": ["recordcount", "numrecords", "recordsreturned"],
      "environment": ["environment"],
      "container": ["container", "containerid"],
      "bytesIn": ["requestbytes", "bytesin"],
      "bytesOut": ["responsebytes", "bytesout"],
    ]
    var members: [String: String] = [:]
    for (member, names) in spellings {
      for name in names { members[name] = member }
    }
    return ColumnAliases(members: members)
  }()

  /// The standard table with a user's columns on top: lines of `column = member`.
  ///
  /// - Throws: `IngestError` that names the first line that says something else.
  package static func extended(by text: String, file: String) throws(IngestError) -> ColumnAliases {
    var aliases = standard
    let known = Set(standard.members.values)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line).trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !plain(parts[0]).isEmpty, known.contains(parts[1]) else {
        let members = known.sorted().joined(separator: ", ")
        throw .invalid(
          path: file,
          line: index + 1,
          reason: "a line is `column = member`, the member one of \(members)"
        )
      }
      aliases.members[plain(parts[0])] = parts[1]
    }
    return aliases
  }

  private static func plain(_ column: String) -> String {
    String(column.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  /// The member that a column means; nil for one that is not known.
  func member(_ column: String) -> String? {
    members[Self.plain(column)]
  }

  /// Whether an object is a row: it names an operation and a status or database.
  func isRow(_ object: JSONObject) -> Bool {
    isHeader(object.members.map(\.name))
  }

  /// Whether columns are those of the console's log.
  func isHeader(_ columns: [String]) -> Bool {
    let known = Set(columns.compactMap(member))
    return known.contains("operation") && !known.isDisjoint(with: ["status", "database"])
      && known.count >= 3
  }
}
