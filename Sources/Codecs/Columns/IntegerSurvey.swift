/// What the forms of an integer column would take, found without writing any of them.
struct IntegerSurvey {
  private let constantSize: Int?
  private let plainSize: Int
  private let deltaSize: Int
  private let scaledSize: Int?

  /// What all differences are multiples of; 1 if there is no such number.
  let divisor: UInt64

  init(_ values: [Int64]) {
    let first = values.first ?? 0
    let firstSize = Varint.size(of: Zigzag.encode(first))
    var plain = firstSize
    var delta = firstSize
    var divisor: UInt64 = 0
    var previous = first
    for value in values.dropFirst() {
      let difference = value &- previous
      plain &+= Varint.size(of: Zigzag.encode(value))
      delta &+= Varint.size(of: Zigzag.encode(difference))
      if divisor != 1, difference != 0 {
        divisor = Self.commonDivisor(difference.magnitude, divisor)
      }
      previous = value
    }
    constantSize = divisor == 0 ? 1 + firstSize : nil
    plainSize = 1 + plain
    deltaSize = 1 + delta
    scaledSize =
      divisor > 1
      ? 1 + firstSize + Varint.size(of: divisor) + Self.quotientsSize(values, by: divisor)
      : nil
    self.divisor = max(1, divisor)
  }

  /// The shortest form, the simplest of equals, with its size in bytes.
  var shortest: (mode: IntegerColumn.Mode, size: Int) {
    if let constantSize {
      return (.constant, constantSize)
    }
    var best: (mode: IntegerColumn.Mode, size: Int) = (.plain, plainSize)
    if deltaSize < best.size {
      best = (.delta, deltaSize)
    }
    if let scaledSize, scaledSize < best.size {
      best = (.scaledDelta, scaledSize)
    }
    return best
  }

  /// The exact quotient; the divisor may be 2^63, which is no Int64, but is above 1.
  @inline(__always)
  static func quotient(_ difference: Int64, by divisor: UInt64) -> Int64 {
    let magnitude = Int64(difference.magnitude / divisor)
    return difference < 0 ? -magnitude : magnitude
  }

  private static func quotientsSize(_ values: [Int64], by divisor: UInt64) -> Int {
    var size = 0
    var previous = values.first ?? 0
    for value in values.dropFirst() {
      size &+= Varint.size(of: Zigzag.encode(quotient(value &- previous, by: divisor)))
      previous = value
    }
    return size
  }

  @inline(__always)
  private static func commonDivisor(_ magnitude: UInt64, _ divisor: UInt64) -> UInt64 {
    var (larger, smaller) = (magnitude, divisor)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
  }
}
