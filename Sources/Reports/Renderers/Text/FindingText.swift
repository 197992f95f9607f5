import Findings
import SyncEvents

extension TextPage {
  /// Devices are named up to this many.
  private static let maximumDevices = 8
  /// What contributes shows that much of its evidence.
  private static let contributingEvidence = 3

  /// The first finding whole, the others in brief.
  mutating func addFindings(of result: DiagnosisResult) {
    guard let first = result.findings.first else { return }
    blank()
    addFinding(first)
    guard result.findings.count > 1 else { return }
    heading("ALSO FOUND")
    for finding in result.findings.dropFirst() {
      addContributing(finding)
    }
  }

  private mutating func addFinding(_ finding: Finding) {
    paragraph(finding.title, tone: .strong)
    addQualities(of: finding, indent: 0)
    blank()
    paragraph(finding.summary)
    addEvidence("WHY", finding.evidence)
    addEvidence("AGAINST", finding.against)
    addSteps("WHAT TO DO", finding.fix)
    addList("WHAT YOU WILL SEE THEN", finding.verify)
    addList("NOT WORTH TRYING", finding.notWorthTrying)
    addList("IF NOT CERTAIN, CAPTURE", finding.captureNext)
    addWords("LOOKS ALIKE", finding.lookAlikes)
    addWords("SEE", finding.references)
  }

  private mutating func addContributing(_ finding: Finding) {
    blank()
    item("•", finding.title, indent: 2, tone: .strong)
    addQualities(of: finding, indent: 4)
    paragraph(finding.summary, indent: 4)
    for evidence in finding.evidence.prefix(Self.contributingEvidence) {
      addEvidence(evidence, indent: 4)
    }
    let left = finding.evidence.count - Self.contributingEvidence
    if left > 0 { paragraph("… and \(left) more", indent: 4, tone: .quiet) }
    for step in finding.fix { item("→", step, indent: 4) }
  }

  private mutating func addQualities(of finding: Finding, indent: Int) {
    let label = finding.severity.label
    item(
      label.sign,
      "\(finding.qualities) · \(finding.id)",
      indent: indent,
      markTone: label.tone
    )
    guard !finding.devices.isEmpty else { return }
    let devices = listed(finding.devices, first: Self.maximumDevices)
    paragraph(
      "on \(plural(finding.devices.count, "device")): \(devices)",
      indent: indent + 2
    )
  }

  private mutating func addEvidence(_ title: String, _ evidence: [Evidence]) {
    guard !evidence.isEmpty else { return }
    heading(title)
    for evidence in evidence { addEvidence(evidence, indent: 2) }
  }

  private mutating func addEvidence(_ evidence: Evidence, indent: Int) {
    let parts = EvidenceParts(evidence)
    item("•", parts.what, indent: indent)
    let place = [parts.time.map { $0.text(fractionDigits: 3) }, parts.source]
      .compactMap(\.self).joined(separator: " · ")
    if !place.isEmpty { paragraph(place, indent: indent + 2, tone: .quiet) }
  }

  private mutating func addSteps(_ title: String, _ steps: [String]) {
    guard !steps.isEmpty else { return }
    heading(title)
    for (index, step) in steps.enumerated() { item("\(index + 1).", step, indent: 2) }
  }

  private mutating func addList(_ title: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    heading(title)
    for text in texts { item("•", text, indent: 2) }
  }

  private mutating func addWords(_ title: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    heading(title)
    paragraph(texts.joined(separator: ", "), indent: 2, tone: .quiet)
  }
}
