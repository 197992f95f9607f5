/// `203.0.113.7`, but no version of four numbers.
enum IPv4Addresses: Pattern {
  static let triggers = [UInt8(ascii: ".")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let start = scan.start(before: position, limit: 4, while: \.isDigit)
    guard let (end, numbers) = quad(scan, from: start), isAlone(scan, start, end) else {
      return nil
    }
    switch (numbers[0], numbers[1]) {
    // This host, loopback and broadcast are everyone's.
    case (0, _), (127, _), (255, _): return nil
    // Apple's own network, and what versions of its systems look like.
    case (17, _): return nil
    default: return isVersion(scan, start) ? nil : PrivateText(.ipAddress, start..<end)
    }
  }

  /// Where four numbers of a byte each end.
  static func quad(_ scan: TextScan, from start: Int) -> (end: Int, numbers: [Int])? {
    var numbers: [Int] = []
    var position = start
    while true {
      let end = scan.end(from: position, limit: 4) { !$0.isDigit }
      guard (1...3).contains(end - position) else { return nil }
      let number = scan.bytes[position..<end].reduce(0) { $0 * 10 + Int($1) - 0x30 }
      // No address is written with leading zeros; dates and versions are.
      guard number <= 255, end - position == 1 || scan[position] != 0x30 else { return nil }
      numbers.append(number)
      position = end
      if numbers.count == 4 { return (end, numbers) }
      guard scan[position] == UInt8(ascii: ".") else { return nil }
      position += 1
    }
  }

  private static func isAlone(_ scan: TextScan, _ start: Int, _ end: Int) -> Bool {
    let before = scan[start - 1]
    if before.isWord || before == UInt8(ascii: ".") || before == UInt8(ascii: "-") { return false }
    let after = scan[end]
    // Network logs put the port after a point; no version has a number so large.
    let port = scan.end(from: end + 1, limit: 6) { !$0.isDigit }
    if after == UInt8(ascii: "."), (4...5).contains(port - end - 1), !scan[port].isWord {
      return true
    }
    if after.isWord || after == UInt8(ascii: "+") { return false }
    let isDivided = after == UInt8(ascii: ".") || after == UInt8(ascii: "-")
    return !(isDivided && scan[end + 1].isWord)
  }

  /// Whether what stands before says that the numbers are a version's: `CFNetwork/1402.0.8.1`,
  /// `Version 18.1.0.2`, `"build": "…"`.
  private static func isVersion(_ scan: TextScan, _ start: Int) -> Bool {
    if scan[start - 1] == UInt8(ascii: "/"), scan[start - 2].isWord { return true }
    var end = start
    while end > start - 5, " =:\"(\\".utf8.contains(scan[end - 1]) { end -= 1 }
    return words.contains { word in
      let begin = end - word.utf8CodeUnitCount
      return scan.hasLetters(word, at: begin)
        && (!scan[begin - 1].isLetter || word.isWhole == false)
    }
  }

  private static let words: [StaticString] = [
    "version", "build", "release", "ver", "ios", "ipados", "macos", "watchos", "tvos", "visionos",
    "os", "sdk", "swift", "xcode",
  ]
}

extension StaticString {
  /// Whether the word counts only by itself, not as the end of another.
  fileprivate var isWhole: Bool { utf8CodeUnitCount < 5 }
}
