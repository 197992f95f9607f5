package import Ingest

/// Any bytes, read as what they look like and as each format that can be forced on them.
package enum DetectionTarget: FuzzTarget {
  package static let name = "detection"
  package static let formats: [InputFormat] = [.unknown]
  package static let fixtureEndings = [
    ".txt", ".ndjson", ".json", ".xml", ".ckdb", ".syncreport",
  ]

  package static func check(_ bytes: [UInt8]) throws {
    let (format, reason) = FormatDetector.format(of: bytes)
    guard !reason.isEmpty else { throw Violation("\(format) without a reason") }
    let reading = try Reading.checked(bytes, as: nil)
    if format == .unknown, reading.rejections.isEmpty, !Reading.isContainer(bytes) {
      throw Violation("what can't be read is not refused")
    }
    // All of them would cost eight times the time; the first byte names one.
    let forcible = InputFormat.forcible
    _ = try Reading.checked(bytes, as: forcible[Int(bytes.first ?? 0) % forcible.count])
  }
}
