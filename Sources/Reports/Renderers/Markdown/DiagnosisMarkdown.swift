package import Findings
import SyncEvents

/// A diagnosis as GitHub's Markdown, for issues and job summaries.
package enum DiagnosisMarkdown {
  /// The whole diagnosis.
  package static func render(_ result: DiagnosisResult) -> String {
    var text: Markdown = "# SyncScope diagnosis\n\n"
    text += verdict(result)
    text += symptom(result)
    text += findings(result)
    text += captureNext(result)
    text += checklist(result)
    text += ruledOut(result)
    text += errors(result)
    text += noise(result)
    return text.text
  }

  static func verdict(_ result: DiagnosisResult) -> Markdown {
    let words = VerdictWords(result)
    let meaning: Markdown = words.meaning.isEmpty ? "" : "\n\n\(words.meaning)"
    return "**\(words.label.sign) \(words.sentence)**\(meaning)\n"
  }

  static func findings(_ result: DiagnosisResult) -> Markdown {
    guard let first = result.findings.first else { return "" }
    var text: Markdown = "\n"
    text += FindingMarkdown.whole(first, heading: "##")
    let others = result.findings.dropFirst()
    if !others.isEmpty { text += "\n## Also found\n\n" }
    for finding in others { text += FindingMarkdown.whole(finding, heading: "###") }
    return text
  }

  static func symptom(_ result: DiagnosisResult) -> Markdown {
    guard let symptom = result.symptom else { return "" }
    let rest: Markdown = " It orders hypotheses and is no evidence.\n"
    return "\nAsked for “\(symptom.asked)”: \(symptom.meaning).\(rest)"
  }

  static func captureNext(_ result: DiagnosisResult) -> Markdown {
    var list: Markdown = ""
    for step in result.captureNext { list += "1. \(step)\n" }
    return section("What to capture next", list)
  }

  static func checklist(_ result: DiagnosisResult) -> Markdown {
    section(
      "Checklist",
      Markdown.table(
        ["Question", "Answer", "Detail"],
        result.checklist.map { step in
          ["\(step.step)?", "\(step.label.sign) \(step.answer)", "\(step.detail)"]
        }
      )
    )
  }

  static func ruledOut(_ result: DiagnosisResult) -> Markdown {
    var list: Markdown = ""
    for cause in result.ruledOut { list += "- \(cause.id): \(cause.because)\n" }
    return section("Ruled out", list)
  }

  static func noise(_ result: DiagnosisResult) -> Markdown {
    section(
      "Ignored noise",
      Markdown.table(
        ["Signal", .number("Count"), "Meaning"],
        result.noise.map { ["\($0.id)", "\($0.count)", "\($0.meaning)"] }
      )
    )
  }

  private static func errors(_ result: DiagnosisResult) -> Markdown {
    let rows = result.errors.prefix(AnswerRows.maximum).map { error -> [Markdown] in
      ["\(error.error.signature)", "\(error.count)", "\(error.noise ?? "–")"]
    }
    var content = Markdown.table(["Error", .number("Count"), "Noise"], rows)
    content += more(result.errors.count - AnswerRows.maximum, "error")
    return section("Errors that were met", content)
  }

  /// A section with a heading; nothing where it would be empty.
  static func section(_ title: Markdown, _ content: Markdown) -> Markdown {
    content.text.isEmpty ? "" : "\n## \(title)\n\n\(content)"
  }

  /// What to say where a list stops early.
  static func more(_ count: Int, _ noun: String) -> Markdown {
    count > 0 ? "\n… and \(count) more \(pluralNoun(count, noun)).\n" : ""
  }
}
