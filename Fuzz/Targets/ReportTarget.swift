package import Ingest

/// Lines of the report format.
package enum ReportTarget: FuzzTarget {
  package static let name = "report"
  package static let formats: [InputFormat] = [.own]
  package static let fixtureEndings = ["report.ndjson", ".syncreport", "recipient.ndjson"]

  package static func check(_ bytes: [UInt8]) throws {
    let reading = try Reading.checked(bytes, as: .own)
    // Nothing is refused as a whole, and a container's lines are not these.
    guard !bytes.isEmpty, !Reading.isContainer(bytes) else { return }
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let lines = bytes[start...].split(separator: 0x0a).filter { line in
      let end = line.last == 0x0d ? line.dropLast() : line
      return !end.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    let told = reading.events.count + reading.rejections.count
    guard told == lines.count else {
      throw Violation("of \(lines.count) lines \(told) were accepted or refused")
    }
  }
}
