import Findings
import SyncEvents

/// A finding as Markdown.
enum FindingMarkdown {
  /// All of the finding; parts that are empty are left out.
  static func whole(_ finding: Finding, heading: Markdown) -> Markdown {
    var text: Markdown = "\(heading) \(finding.title)\n\n"
    text +=
      "\(finding.severity.label.sign) \(finding.severity.rawValue) · \(finding.confidenceText) · "
    text += "\(finding.id)\n\n"
    if !finding.devices.isEmpty {
      let names = listed(finding.devices, first: 8)
      text += "On \(plural(finding.devices.count, "device")): \(names)\n\n"
    }
    text += "\(finding.summary)\n\n"
    text += list("Why", finding.evidence.map(evidence))
    text += list("Against", finding.against.map(evidence))
    text += list("What to do", finding.fix.map(plain), isNumbered: true)
    text += list("What you will see then", finding.verify.map(plain))
    text += list("Not worth trying", finding.notWorthTrying.map(plain))
    text += list("If not certain, capture", finding.captureNext.map(plain))
    text += line("Looks alike", finding.lookAlikes)
    text += line("See", finding.references)
    return text
  }

  private static func plain(_ text: String) -> Markdown { "\(text)" }

  private static func list(
    _ title: Markdown,
    _ items: [Markdown],
    isNumbered: Bool = false
  ) -> Markdown {
    guard !items.isEmpty else { return "" }
    var text: Markdown = "**\(title)**\n\n"
    for (index, item) in items.enumerated() {
      text += isNumbered ? "\(index + 1). \(item)\n" : "- \(item)\n"
    }
    text += "\n"
    return text
  }

  private static func line(_ title: Markdown, _ words: [String]) -> Markdown {
    words.isEmpty ? "" : "**\(title):** \(words.joined(separator: ", "))\n\n"
  }

  private static func evidence(_ evidence: Evidence) -> Markdown {
    let parts = EvidenceParts(evidence)
    let place = [parts.time.map { $0.text(fractionDigits: 3) }, parts.source]
      .compactMap(\.self).joined(separator: " · ")
    return place.isEmpty ? "\(parts.what)" : "\(parts.what) — \(place)"
  }
}
