/// The name in `/Users/anna/…` and `/home/anna/…`, slashes escaped or not.
enum HomeFolders: Pattern {
  static let triggers = [UInt8(ascii: "/")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    guard let start = nameStart(scan, at: position) else { return nil }
    let end = scan.end(from: start, limit: Limits.recordNameBytes, where: isStop)
    guard end > start else { return nil }
    let whole = endWithBlank(scan, end)
    let name = scan.bytes[start..<whole]
    let isEveryones = everyones.contains { name.elementsEqual($0.utf8) }
    return isEveryones || Pseudonyms.isPseudonym(name) || isPseudonymPrefix(scan, start, end)
      ? nil : PrivateText(.userName, start..<whole)
  }

  private static let everyones = ["Shared", "Public", "Guest", "mobile"]

  private static func nameStart(_ scan: TextScan, at position: Int) -> Int? {
    if scan.has("/Users", at: position) { return scan.afterSlash(position + 6) }
    // `https://example.com/home/page` is no folder of a person's.
    let before = scan[position - 1] == UInt8(ascii: "\\") ? position - 2 : position - 1
    let isRoot = !scan[before].isWord && !".-)".utf8.contains(scan[before])
    let isBelowVar = scan.has("/var", at: before - 3)
    guard scan.has("/home", at: position), isRoot || isBelowVar else { return nil }
    return scan.afterSlash(position + 5)
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    byte.isBlank || "/\\\"'<>(){}[],;:?#|`".utf8.contains(byte)
  }

  /// A pseudonym's colon ends the name.
  private static func isPseudonymPrefix(_ scan: TextScan, _ start: Int, _ end: Int) -> Bool {
    end + 17 <= scan.count && Pseudonyms.isPseudonym(scan.bytes[start..<(end + 17)])
  }

  /// The end of a name that has a blank, which only the folder after it can tell.
  private static func endWithBlank(_ scan: TextScan, _ end: Int) -> Int {
    guard scan[end] == 0x20 else { return end }
    let next = scan.end(from: end + 1, limit: 32) { !($0.isWord || $0 == 0x20 || $0 == 0x2d) }
    guard let folder = scan.afterSlash(next) else { return end }
    let isHome =
      scan.has("Library", at: folder) || scan.has("Documents", at: folder)
      || scan.has("Desktop", at: folder) || scan.has("Downloads", at: folder)
      || scan.has("Developer", at: folder)
    return isHome ? next : end
  }
}
