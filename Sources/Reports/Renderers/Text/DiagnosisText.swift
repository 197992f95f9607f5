package import Findings
import SyncEvents

/// A diagnosis as text for a terminal: the verdict, then what it stands on.
package enum DiagnosisText {
  /// The whole diagnosis, each line within the style's width.
  package static func render(_ result: DiagnosisResult, style: TextStyle) -> String {
    var page = TextPage(style: style)
    page.addVerdict(of: result)
    page.addSymptom(of: result)
    page.addFindings(of: result)
    page.addCaptureNext(of: result)
    page.addRuledOut(of: result)
    page.addChecklist(of: result)
    page.addNoise(of: result)
    page.addErrors(of: result)
    return page.text
  }
}

extension TextPage {
  /// Rows of a list beyond this many are counted, not shown.
  static let maximumRows = 10

  mutating func addVerdict(of result: DiagnosisResult) {
    let words = VerdictWords(result)
    item(words.label.sign, words.sentence, tone: .strong, markTone: words.label.tone)
    guard !words.meaning.isEmpty else { return }
    paragraph(words.meaning, indent: 2)
  }

  mutating func addSymptom(of result: DiagnosisResult) {
    guard let symptom = result.symptom else { return }
    paragraph(
      "Asked for \"\(symptom.asked)\": \(symptom.meaning). It orders hypotheses and is no evidence.",
      indent: 2,
      tone: .quiet
    )
  }

  mutating func addCaptureNext(of result: DiagnosisResult) {
    guard !result.captureNext.isEmpty else { return }
    heading("WHAT TO CAPTURE NEXT")
    for (index, step) in result.captureNext.enumerated() {
      item("\(index + 1).", step, indent: 2)
    }
  }

  mutating func addRuledOut(of result: DiagnosisResult) {
    guard !result.ruledOut.isEmpty else { return }
    heading("RULED OUT")
    for cause in result.ruledOut { item("–", "\(cause.id): \(cause.because)", indent: 2) }
  }

  mutating func addChecklist(of result: DiagnosisResult) {
    guard !result.checklist.isEmpty else { return }
    heading("CHECKLIST")
    var table = TextTable(["", "", ""], hasHead: false)
    for step in result.checklist {
      table.rows.append([.init(step.step + "?"), .init(step.label), .init(step.detail)])
    }
    self.table(table, indent: 2)
  }

  mutating func addNoise(of result: DiagnosisResult) {
    guard !result.noise.isEmpty else { return }
    heading("IGNORED NOISE")
    var table = TextTable([.number(""), "", ""], hasHead: false)
    for noise in result.noise {
      table.rows.append(["\(noise.count) ×", .init(noise.id), .init(noise.meaning, .quiet)])
    }
    self.table(table, indent: 2)
  }

  mutating func addErrors(of result: DiagnosisResult) {
    guard !result.errors.isEmpty else { return }
    heading("ERRORS THAT WERE MET")
    var table = TextTable([.number(""), ""], hasHead: false)
    for error in result.errors.prefix(Self.maximumRows) {
      let signature = error.error.signature + (error.noise == nil ? "" : " (noise)")
      table.rows.append([
        "\(error.count) ×", .init(signature, error.noise == nil ? .plain : .quiet),
      ])
    }
    self.table(table, indent: 2)
    more(result.errors.count - Self.maximumRows, "error", indent: 2)
  }
}
