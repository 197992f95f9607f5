import Findings
import SyncEvents

/// A whole report as a page: one file, without a script, that asks nobody for anything.
package enum ReportHTML {
  /// The page's text.
  package static func render(_ report: Report) -> String {
    let header: Markup = """
      <header>
      <h1>SyncScope report: \(report.subject)</h1>
      <p class="small quiet">\(plural(report.deviceCount, "device")), \
      \(plural(report.eventCount, "event")), made <time datetime="\(report.made.description)">\
      \(report.made.dayAndClock) UTC</time></p>
      </header>

      """
    let sections: [Markup] = [
      FindingSection.verdict(report.diagnosis),
      FindingSection.findings(report.diagnosis),
      DiagnosisSections.checklist(report.diagnosis),
      DevicesSection.markup(report),
      TimelinesSection.markup(report),
      AnswerSections.recordSaves(report.recordSaves),
      AnswerSections.asymmetry(report.asymmetry),
      ErrorGroupsSection.markup(report),
      DiagnosisSections.ruledOut(report.diagnosis),
      DiagnosisSections.noise(report.diagnosis),
    ]
    let footer: Markup = """
      <footer><p>Made by SyncScope from what devices and the iCloud Console recorded. Silence \
      counts as evidence only where something would have spoken: where nothing was recorded, or \
      the server's log was not read, the answer is unknown. This page is one file and loads \
      nothing.</p></footer>
      """
    return Page.document(
      title: "SyncScope report: \(report.subject)",
      body: "\(header)<main>\n\(sections)</main>\n\(footer)"
    )
  }
}
