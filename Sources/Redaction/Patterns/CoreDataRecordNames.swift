/// The name that mirroring gives a record: `CD_CareEvent_` and a UUID.
enum CoreDataRecordNames: Pattern {
  static let triggers = [UInt8(ascii: "_")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let start = position - 2
    guard start >= scan.floor, scan.has("CD_", at: start), !scan[start - 1].isWord else {
      return nil
    }
    // The entity's name ends with the first eight digits, which a dash follows.
    let end = scan.end(from: position, limit: Limits.recordNameBytes) { !$0.isWord }
    let uuid = end - 8
    guard scan[end] == UInt8(ascii: "-"), uuid > position, scan[uuid - 1] == UInt8(ascii: "_"),
      scan.hasUUID(at: uuid)
    else { return nil }
    return PrivateText(.recordName, start..<(uuid + 36))
  }
}
