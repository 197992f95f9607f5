import SyncEvents

/// Reads the items that a sync log prints one by one after a partial failure: `export failed …
/// record=R zone=Z code=12`, and how many it left out: `dropped 7 more record errors`.
enum FailureItems {
  /// Adds the line's item to the chain; false where the line is none.
  static func take(_ message: String, into chain: inout ErrorChain) -> Bool {
    guard chain.matches("CKErrorDomain", 2) else { return false }
    if let count = message.text(after: "dropped ", until: " ").flatMap({ Int($0) }),
      message.contains("more record error")
    {
      chain.partialOmitted = (chain.partialOmitted ?? 0) + count
      return true
    }
    let values = KeyValues(message)
    guard let record = values["record", "recordName"],
      let code = values["code"].flatMap({ Int($0) })
    else { return false }
    let zone = values["zone"].map { ", zoneID=\($0)" } ?? ""
    let error = ErrorChain(domain: values["domain"] ?? "CKErrorDomain", code: code)
    // In place: a copy for each item would take the square of their number.
    chain.partial = chain.partial ?? []
    chain.partial?.append(PartialError(item: "recordName=\(record)\(zone)", error: error))
    return true
  }
}
