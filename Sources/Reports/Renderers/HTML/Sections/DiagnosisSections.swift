import Findings
import SyncEvents

/// What stands beside the findings of a diagnosis: checklist, ruled out, noise, errors.
enum DiagnosisSections {
  static func checklist(_ result: DiagnosisResult) -> Markup {
    Page.section(
      "checklist",
      "Checklist",
      Page.table(
        "Checklist",
        columns: ["Question", "Answer", "Detail"],
        rows: result.checklist.map { step in
          ["\(step.step)?", Page.label(step.label), "\(step.detail)"]
        }
      )
    )
  }

  static func symptom(_ result: DiagnosisResult) -> Markup {
    guard let symptom = result.symptom else { return "" }
    return """
      <p>Asked for “\(symptom.asked)”: \(symptom.meaning). It orders hypotheses and is no \
      evidence.</p>

      """
  }

  static func captureNext(_ result: DiagnosisResult) -> Markup {
    guard !result.captureNext.isEmpty else { return "" }
    return Page.section(
      "capture-next",
      "What to capture next",
      Page.list(result.captureNext.map { "\($0)" })
    )
  }

  static func ruledOut(_ result: DiagnosisResult) -> Markup {
    let items = result.ruledOut.map { cause -> Markup in
      "<span class=\"code\">\(cause.id)</span>: \(cause.because)"
    }
    return Page.section("ruled-out", "Ruled out", Page.list(items))
  }

  static func noise(_ result: DiagnosisResult) -> Markup {
    Page.section(
      "noise",
      "Ignored noise",
      Page.table(
        "Lines that mean nothing",
        columns: ["Signal", .number("Count"), "Meaning"],
        rows: result.noise.map { noise in
          ["<span class=\"code\">\(noise.id)</span>", "\(noise.count)", "\(noise.meaning)"]
        }
      )
    )
  }

  static func errors(_ result: DiagnosisResult) -> Markup {
    let rows = result.errors.prefix(AnswerRows.maximum).map { error -> [Markup] in
      [
        "<span class=\"code\">\(error.error.signature)</span>", "\(error.count)",
        "\(error.noise.map { "noise: \($0)" } ?? "")",
        ErrorTreeMarkup.folded(error.error) { _ in nil },
      ]
    }
    return Page.section(
      "errors",
      "Errors that were met",
      Page.table("Errors", columns: ["Error", .number("Count"), "Noise", "Chain"], rows: rows)
        + Page.more(result.errors.count - AnswerRows.maximum, "error")
    )
  }
}
