internal import Lint

/// The reference of lint's rules in Markdown, `docs/lint.md`.
package enum LintReference {
  package static func markdown() -> String {
    var text = """
      # What lint checks

      `syncscope lint` reads Core Data models (`.xcdatamodeld`, `.xcdatamodel`, `contents`), CloudKit
      schemas (`.ckdb`), entitlements, Info.plist files and Swift sources. This page is made from
      the checks themselves; `RECORD=1 swift test --filter LintReferenceTests` writes it anew.

      - `error`: mirroring refuses it, or it is sure to fail.
      - `warning`: sync is at risk, or it fails where a condition holds that the files can't tell.
      - `note`: worth knowing, and often right as it is. Swift sources get notes only.

      How sure a rule is: \(certainties).

      An entity that is only in configurations for local stores is not judged. Which those are is
      taken from the configuration's CloudKit mark, then from its name; where neither tells, errors
      become warnings.


      """
    for section in LintRegistry.sections {
      text += "## \(section.title)\n\n"
      let rows = section.checks.map(\.rule).map { rule -> [Markdown] in
        [code(rule.id), "\(rule.level.rawValue)", "\(rule.title)"]
      }
      text += Markdown.table(["rule", "level", "what it finds"], rows).text + "\n"
      for check in section.checks { text += entry(check.rule).text }
    }
    return String(text.dropLast())
  }

  private static var certainties: String {
    listed(LintCertainty.allCases.map { "\($0.rawValue) (\($0.range))" })
  }

  private static func code(_ text: String) -> Markdown {
    var markdown: Markdown = ""
    markdown += Markdown(stringLiteral: "`\(text)`")
    return markdown
  }

  private static func entry(_ rule: LintRule) -> Markdown {
    var entry: Markdown = "### \(code(rule.id))\n\n"
    entry += "\(rule.title): \(rule.level.rawValue), \(rule.certainty.rawValue).\n\n"
    entry += "\(rule.meaning)\n\n"
    entry += "- To do: \(rule.fix)\n"
    entry += "- Source: \(rule.source.title)"
    if let url = rule.source.url { entry += Markdown(stringLiteral: ", <\(url)>") }
    entry += "\n\n"
    return entry
  }
}
