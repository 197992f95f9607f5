import Findings
import Testing

@testable import Reports

struct ReportHTMLTests {
  @Test func `shows the silent scene as recorded`() throws {
    try expectGolden(ReportHTML.render(try Sample.silent().report(.problem)), "silent/report.html")
  }

  @Test func `shows the failed scene as recorded`() throws {
    try expectGolden(ReportHTML.render(try Sample.failed().report(.problem)), "failed/report.html")
  }

  private static var pages: [String] {
    get throws {
      [
        ReportHTML.render(try Sample.silent().report(.problem)),
        ReportHTML.render(try Sample.hostile().report(.hostile)),
        ReportHTML.render(Sample().report(.bare(.insufficientEvidence))),
        DiagnosisHTML.render(.problem), DiagnosisHTML.render(.hostile),
        DiagnosisHTML.render(.bare(.healthy)),
      ]
    }
  }

  @Test func `asks nobody for anything and runs nothing`() throws {
    for page in try Self.pages {
      for trace in ["<script", "<link", "<img", "<iframe", " src=", " href=", "@import", "onload"] {
        #expect(!page.contains(trace), "\(trace)")
      }
      #expect(page.matches(of: #/url\((.*?)\)/#).allSatisfy { $0.1 == "#hatch" })
      #expect(page.contains("default-src 'none'"))
    }
  }

  @Test func `every element is closed, and control characters are gone`() throws {
    for page in try Self.pages {
      #expect(TagBalance.problem(in: page) == nil)
      #expect(page.controlCharacters.isEmpty)
    }
  }

  @Test func `speaks to readers of all kinds`() throws {
    let page = ReportHTML.render(try Sample.failed().report(.problem))
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("width=device-width"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("@media print"))
    #expect(page.split(separator: "<h1>").count == 2)
    #expect(!page.contains("<th>"))
    let identifiers = page.matches(of: #/ id="(.*?)"/#).map(\.1)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `draws twenty devices and counts the others`() throws {
    var sample = Sample()
    for number in 0..<25 { try sample.open("phone-\(number)") }
    let page = ReportHTML.render(sample.report(.bare(.healthy)))
    #expect(page.split(separator: "<figure>").count == 21)
    #expect(page.contains("… and 5 more devices."))
  }
}

/// Whether tags open and close in pairs, as far as the renderers' own markup goes.
private enum TagBalance {
  private static let empty: Set<Substring> = ["meta", "br", "!DOCTYPE"]

  static func problem(in page: String) -> String? {
    var open: [Substring] = []
    for match in page.matches(of: #/<(\/?)([!a-z][a-zA-Z0-9]*)([^<>]*)>/#) {
      let (_, slash, name, rest) = match.output
      if empty.contains(name) || rest.hasSuffix("/") { continue }
      if slash.isEmpty {
        open.append(name)
      } else if open.popLast() != name {
        return "</\(name)> closes nothing"
      }
    }
    return open.isEmpty ? nil : "<\(open[open.count - 1])> stays open"
  }
}
