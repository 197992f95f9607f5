/// The pictures of the devices.
enum TimelinesSection {
  /// More pictures nobody looks at.
  private static let maximum = 20

  static func markup(_ report: Report) -> Markup {
    let timelines = report.timelines.filter { !$0.moments.isEmpty }
    guard !timelines.isEmpty else { return Markup() }
    let figures = timelines.prefix(maximum).enumerated().map { index, timeline in
      figure(TimelineChart(timeline, id: "timeline-\(index)"))
    }
    let shown = min(timelines.count, maximum)
    return Page.section(
      "timelines",
      "Timelines",
      "\(hatch)<p class=\"small quiet\">Times are in UTC.</p>\n\(legend)\(figures)"
        + Page.more(report.deviceCount - shown, "device")
    )
  }

  private static func figure(_ chart: TimelineChart) -> Markup {
    let labels = chart.labels.map { label -> Markup in "<li title=\"\(label)\">\(label)</li>" }
    let omitted: Markup =
      chart.timeline.omitted > 0
      ? "<p class=\"small quiet\">\(plural(chart.timeline.omitted, "mark")) left out.</p>\n" : ""
    return """
      <figure>
      <figcaption><strong>\(chart.timeline.device)</strong> \
      <span class="quiet">\(chart.timeline.details)</span></figcaption>
      <div class="chart"><ul class="lanes" aria-hidden="true">\(labels)</ul>
      <div class="scroll" tabindex="0" role="region" aria-label="Timeline of \
      \(chart.timeline.device)">
      \(chart.svg)</div></div>
      \(omitted)<details class="small"><summary>The same in words</summary>
      <p>\(chart.words)</p></details>
      </figure>

      """
  }

  /// The pattern of what failed, once for the page.
  private static let hatch: Markup = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern \
    id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect class="hatch-ground" width="6" height="6"/><line \
    class="hatch-line" x1="0" y1="0" x2="0" y2="6"/></pattern></defs></svg>

    """

  private static let legend: Markup = {
    let entries: [(Markup, String)] = [
      ("<rect class=\"bar\" x=\"0\" y=\"2\" width=\"22\" height=\"12\" rx=\"2\"/>", "ran"),
      (
        "<rect class=\"open\" x=\"1\" y=\"2\" width=\"20\" height=\"12\" rx=\"2\"/>"
          + "<text class=\"mark\" x=\"8\" y=\"12\">?</text>", "began, no end seen"
      ),
      ("<rect class=\"failed\" x=\"1\" y=\"2\" width=\"20\" height=\"12\" rx=\"2\"/>", "failed"),
      ("<line class=\"save\" x1=\"11\" x2=\"11\" y1=\"1\" y2=\"15\"/>", "local save"),
      ("<line class=\"record\" x1=\"11\" x2=\"11\" y1=\"1\" y2=\"15\"/>", "RecordSave"),
      ("<rect class=\"band\" x=\"0.5\" y=\"1.5\" width=\"21\" height=\"13\"/>", "server log read"),
      ("<path class=\"diamond\" d=\"M11 2L17 8L11 14L5 8Z\"/>", "error"),
    ]
    let items = entries.map { shape, word -> Markup in
      "<li><svg width=\"22\" height=\"16\" aria-hidden=\"true\">\(shape)</svg>\(word)</li>\n"
    }
    return "<ul class=\"legend\">\n\(items)</ul>\n"
  }()
}
