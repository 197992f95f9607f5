/// Small numbers in 1, 2, 4 or 8 bits each, the first in a byte's lowest bits.
///
/// No other widths: a number that straddles bytes hides repetitions from deflate. Of 4096 random
/// indices into 6 or 40 values, 3 or 6 bits each deflated to 1 to 19 % more than 4 or 8.
enum BitPacking {
  /// The width for numbers below the count, which is at most 256.
  static func width(below count: Int) -> Int {
    switch count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  static func byteCount(_ count: Int, width: Int) -> Int {
    let perByte = 8 / width
    return count / perByte + (count % perByte == 0 ? 0 : 1)
  }

  static func write(
    _ values: some Sequence<UInt32>,
    width: Int,
    to writer: inout ByteWriter
  ) {
    var byte: UInt8 = 0
    var used = 0
    for value in values {
      byte |= UInt8(truncatingIfNeeded: value) << UInt8(used)
      used += width
      if used == 8 {
        writer.write(byte)
        byte = 0
        used = 0
      }
    }
    if used > 0 {
      writer.write(byte)
    }
  }

  /// So many numbers; only the bytes that are there can make room for them.
  static func read(
    _ count: Int,
    width: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> [UInt32] {
    let start = reader.offset
    try reader.skip(byteCount(count, width: width))
    let mask = UInt8(truncatingIfNeeded: (1 << width) - 1)
    var values: [UInt32] = []
    values.reserveCapacity(count)
    for row in 0..<count {
      let bit = row * width
      let byte = reader.bytes[start + bit >> 3]
      values.append(UInt32(byte >> UInt8(bit & 7) & mask))
    }
    return values
  }
}
