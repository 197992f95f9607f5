/// Takes out of a text what differs each time the same fault is met.
package enum VariableText {
  /// The text with pointers, UUIDs, record names, zone and user identifiers, and all numbers
  /// replaced by a mark.
  package static func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var masked: [UInt8] = []
    masked.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if let end = endOfName(bytes, at: position) {
        masked.append(contentsOf: bytes[position..<end.start])
        masked.append(UInt8(ascii: "#"))
        position = end.end
      } else if isWordByte(bytes[position]) {
        var end = position
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
        if isVariable(bytes[position..<end]) {
          masked.append(UInt8(ascii: "#"))
          position = endOfFraction(bytes, from: end)
        } else {
          masked.append(contentsOf: bytes[position..<end])
          position = end
        }
      } else {
        masked.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: masked, as: UTF8.self)
  }

  /// Words may hold dashes and underscores, so that a UUID is one.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// Where the parts of a number or version that a point divides end.
  private static func endOfFraction(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A number with or without a unit, a time, a pointer, a UUID, a run of hexadecimal digits.
  private static func isVariable(_ word: ArraySlice<UInt8>) -> Bool {
    if let first = word.first(where: { $0 != UInt8(ascii: "-") }), isDigit(first) { return true }
    // Core Data's names of types and fields never vary, be they spelt with hexadecimal digits.
    if word.starts(with: "CD_".utf8) { return false }
    var digits = 0
    var isHexadecimal = true
    for byte in word {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "x"):
        break
      default: isHexadecimal = false
      }
    }
    return digits > 0 && isHexadecimal
  }

  private static let marks: [[UInt8]] = [
    "recordName=", "zoneID=", "zoneName=", "recordID=",
  ].map { Array($0.utf8) }

  /// Where a name that follows a mark begins and ends, if a mark stands here.
  private static func endOfName(
    _ bytes: [UInt8],
    at position: Int
  ) -> (start: Int, end: Int)? {
    for mark in marks
    where bytes[position] == mark[0] && bytes[position...].starts(with: mark) {
      let start = position + mark.count
      var end = start
      let stops: [UInt8] = [
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ">"), UInt8(ascii: "'"), 0x0a,
      ]
      while end < bytes.count, !stops.contains(bytes[end]) { end += 1 }
      // Share records have one fixed name; to lose it would lose the cause.
      let name = bytes[start..<end]
      if name.elementsEqual("cloudkit.zoneshare".utf8) { return nil }
      return (start, end)
    }
    return nil
  }
}
