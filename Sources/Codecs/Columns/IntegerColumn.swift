/// Numbers in the shortest of four forms, told by the first byte. No numbers are no bytes.
///
/// Differences wrap around, so that each form can hold any numbers.
package enum IntegerColumn {
  enum Mode: UInt8 {
    /// One number, which all rows have.
    case constant = 0
    /// Each number.
    case plain = 1
    /// The first number, then each one's difference to the one before.
    case delta = 2
    /// The same, with the differences divided by what they all are multiples of.
    case scaledDelta = 3
  }

  package static func encode(_ values: [Int64]) -> [UInt8] {
    guard let first = values.first else { return [] }
    let survey = IntegerSurvey(values)
    let (mode, size) = survey.shortest
    var writer = ByteWriter(reserving: size)
    writer.write(mode.rawValue)
    switch mode {
    case .constant:
      writer.writeSigned(first)
    case .plain:
      for value in values {
        writer.writeSigned(value)
      }
    case .delta:
      var previous: Int64 = 0
      for value in values {
        writer.writeSigned(value &- previous)
        previous = value
      }
    case .scaledDelta:
      writer.writeVarint(survey.divisor)
      writer.writeSigned(first)
      var previous = first
      for value in values.dropFirst() {
        writer.writeSigned(IntegerSurvey.quotient(value &- previous, by: survey.divisor))
        previous = value
      }
    }
    return writer.bytes
  }
}
