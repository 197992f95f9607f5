import Findings
import SyncEvents

/// The verdict and the findings of a diagnosis on a page.
enum FindingSection {
  static func verdict(_ result: DiagnosisResult) -> Markup {
    let words = VerdictWords(result)
    let meaning: Markup = words.meaning.isEmpty ? "" : "<p>\(words.meaning)</p>\n"
    return """
      <div class="card verdict \(Markup(tone: words.label.tone))">
      <p><span class="\(Markup(tone: words.label.tone))" aria-hidden="true">\(words.label.sign)\
      </span> \(words.sentence)</p>
      \(meaning)</div>

      """
  }

  /// The first finding open, the others folded.
  static func findings(_ result: DiagnosisResult) -> Markup {
    guard let first = result.findings.first else { return Markup() }
    var content = card(first)
    let others = result.findings.dropFirst()
    if !others.isEmpty { content += "<h3>Also found</h3>\n" }
    for finding in others { content += folded(finding) }
    return Page.section(
      "findings",
      result.verdict == .problem ? "What is wrong" : "What was found",
      content
    )
  }

  private static func card(_ finding: Finding) -> Markup {
    "<article class=\"card\">\n<h3>\(finding.title)</h3>\n\(content(finding))</article>\n"
  }

  private static func folded(_ finding: Finding) -> Markup {
    """
    <article class="card">
    <h3>\(finding.title)</h3>
    \(qualities(finding))<p>\(finding.summary)</p>
    <details><summary>Evidence and what to do</summary>
    \(parts(finding))</details>
    </article>

    """
  }

  private static func content(_ finding: Finding) -> Markup {
    "\(qualities(finding))<p>\(finding.summary)</p>\n\(parts(finding))"
  }

  private static func qualities(_ finding: Finding) -> Markup {
    let devices: Markup =
      finding.devices.isEmpty
      ? ""
      : "<br>on \(plural(finding.devices.count, "device")): \(listed(finding.devices, first: 8))"
    return """
      <p class="small">\(Page.label(finding.severity.label)) \
      <span class="quiet">· \(finding.confidenceText) · <span class="code">\(finding.id)</span>\
      \(devices)</span></p>

      """
  }

  private static func parts(_ finding: Finding) -> Markup {
    let sections: [(String, Markup)] = [
      ("Why", Page.list(finding.evidence.map(evidence))),
      ("Against", Page.list(finding.against.map(evidence))),
      ("What to do", Page.list(texts(finding.fix), ordered: true)),
      ("What you will see then", Page.list(texts(finding.verify))),
      ("Not worth trying", Page.list(texts(finding.notWorthTrying))),
      ("If not certain, capture", Page.list(texts(finding.captureNext))),
      ("Looks alike", words(finding.lookAlikes)),
      ("See", words(finding.references)),
    ]
    var markup = Markup()
    for (title, content) in sections where !content.text.isEmpty {
      markup += "<h4>\(title)</h4>\n\(content)"
    }
    return markup
  }

  private static func texts(_ texts: [String]) -> [Markup] {
    texts.map { text -> Markup in "\(text)" }
  }

  private static func words(_ words: [String]) -> Markup {
    words.isEmpty ? "" : "<p class=\"small quiet\">\(words.joined(separator: ", "))</p>\n"
  }

  private static func evidence(_ evidence: Evidence) -> Markup {
    let parts = EvidenceParts(evidence)
    let time: Markup =
      parts.time.map { time in
        "<time datetime=\"\(time.description)\">\(time.text(fractionDigits: 3))</time>"
      } ?? ""
    let source: Markup = parts.source.map { "<span class=\"code\">\($0)</span>" } ?? ""
    let separator: Markup = parts.time != nil && parts.source != nil ? " · " : ""
    let place: Markup =
      parts.time == nil && parts.source == nil
      ? "" : " <span class=\"place\">\(time)\(separator)\(source)</span>"
    return "\(parts.what)\(place)"
  }
}
