import Findings
import Testing

@testable import Reports

struct ReportTextTests {
  @Test func `shows the silent scene as recorded`() throws {
    let report = try Sample.silent().report(.problem)
    try expectGolden(ReportText.render(report, style: TextStyle()), "silent/report.txt")
  }

  @Test func `shows the failed scene as recorded`() throws {
    let report = try Sample.failed().report(.problem)
    try expectGolden(ReportText.render(report, style: TextStyle()), "failed/report.txt")
  }

  @Test(arguments: [40, 80, 132])
  func `hostile data stays within the width and shows no control character`(width: Int) throws {
    let report = try Sample.hostile().report(.hostile)
    let text = ReportText.render(report, style: TextStyle(width: width))
    #expect(text.controlCharacters.isEmpty)
    #expect(text.lines.allSatisfy { String($0).columns <= width })
  }

  @Test func `five hundred devices are fifty rows and a number`() throws {
    var sample = Sample()
    for number in 0..<500 {
      try sample.open("phone-\(number)")
      try sample.sync(1, "setup", "private")
      try sample.sync(3, "setup", "shared")
    }
    let report = sample.report(.bare(.healthy))
    let text = ReportText.render(report, style: TextStyle())
    #expect(text.contains("500 devices, 4000 events"))
    #expect(text.contains("… and 450 more devices\n"))
    #expect(text.contains("… and 495 more devices\n"))
    #expect(text.lines.count < 160)
  }
}
